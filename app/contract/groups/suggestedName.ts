import { cutText, plainLine } from '../../lib/plainText.ts';
import { groupNameMax } from './groupName.ts';

/** Names that a suggestion is made of; more would not be read. */
const mostNames = 4;

/**
 * @param names that people gave themselves: what the reader calls them is nobody else's business
 * @param locale of who begins the group: Chinese has a mark of its own between names
 * @returns a name for a group of these people; '' where none of them has a name
 */
export function suggestedName(names: readonly string[], locale: string): string {
  const known = names.map((name) => plainLine(name, groupNameMax)).filter((name) => name !== '');
  const shown = known.slice(0, mostNames).join(locale.startsWith('zh') ? '、' : ', ');
  return cutText(shown, groupNameMax).trim();
}
