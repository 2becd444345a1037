import { contentType as type } from '../../../contract/gateway/contentType.ts';
import type { Message } from '../../../contract/gateway/entities/message.ts';
import { quotedNameFields } from './quotedName.ts';

type Quoted = NonNullable<Message['quoteElem']>['quoteMessage'];

/**
 * Leaves of a quoted message only which one it is: its words are where that message is kept, and gone
 * when it is taken back, deleted or has expired. @returns a message that quotes nothing as it is
 */
export function withoutQuotedWords(message: Message): Message {
  const { contentType, quoteElem, atElem } = message;
  const ownElem = { [type.quote]: quoteElem, [type.atText]: atElem }[contentType];
  return {
    ...message,
    ...(quoteElem?.quoteMessage && { quoteElem: onlyNaming(quoteElem) }),
    ...(atElem?.quoteMessage && { atElem: onlyNaming(atElem) }),
    // The element once more, as JSON: nothing is read from it.
    ...(ownElem?.quoteMessage && { content: '' }),
  };
}

function onlyNaming<Element extends { quoteMessage: Quoted }>(element: Element): Element {
  const quoted = element.quoteMessage ?? {};
  const named = quotedNameFields
    .filter((name) => name in quoted)
    .map((name) => [name, quoted[name]]);
  return { ...element, quoteMessage: Object.fromEntries(named) };
}
