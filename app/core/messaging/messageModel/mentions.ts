import type { Message } from '../../../contract/gateway/entities/message.ts';
import { atAllTag } from '../../../contract/gateway/enums.ts';
import { plainLine } from '../../../lib/plainText.ts';
import { mostMentions } from './readMentions.ts';

export type Mention = {
  /** Where `@name` stands in the words, in UTF-16 units; `end` is the first unit after it. */
  start: number;
  end: number;
  /** Who is meant; `atAllTag` for everyone. */
  userID: string;
};

export type MentioningWords = {
  /** The text, with names in place of ids. */
  words: string;
  /** From first to last; they do not overlap. */
  mentions: readonly Mention[];
};

/** People whom one message can name. */
const mostNamed = 500;

/** Characters of a name, and of the end of an id that stands for one. */
const longestName = 40;
const shortId = 6;

/** Where `atUsersInfo` does not say it, and nobody in the reader's language. */
const unnamedEveryone = 'all';

/** An id with its `@`, up to the blank that ends it; none inside an address. */
const token = /(?<![\w/])@(\S{1,64})(?!\S)/gu;

/**
 * Reads a text that mentions people. It says `@userID `, and beside it who was meant and how they are
 * called: both as its sender has it, so the names are cut and made plain.
 * @param everyone what all are called. @default as the sender has it
 */
export function mentioningWords(
  { atElem }: Pick<Message, 'atElem'>,
  everyone?: string,
): MentioningWords {
  const text = atElem?.text ?? '';
  const names = namesIn(atElem);
  if (everyone !== undefined && names.has(atAllTag)) names.set(atAllTag, everyone);
  let words = '';
  let at = 0;
  const mentions: Mention[] = [];
  for (const found of names.size === 0 ? [] : text.matchAll(token)) {
    const [whole, userID = ''] = found;
    const name = names.get(userID);
    if (name === undefined) continue;
    if (mentions.length === mostMentions) break;
    words += text.slice(at, found.index);
    const start = words.length;
    words += `@${name}`;
    mentions.push({ start, end: words.length, userID });
    at = found.index + whole.length;
  }
  return { words: words + text.slice(at), mentions };
}

/** How those are called whom a message mentions. */
function namesIn(atElem: Message['atElem']): Map<string, string> {
  const names = new Map<string, string>();
  const add = (userID: string, nickname: string): void => {
    if (userID === '' || names.has(userID)) return;
    const name = plainLine(nickname, longestName) || nameless(userID);
    if (name !== '') names.set(userID, name);
  };
  const named = atElem?.atUsersInfo ?? [];
  for (const one of named.slice(0, mostNamed)) add(one.atUserID, one.groupNickname);
  for (const userID of (atElem?.atUserList ?? []).slice(0, mostNamed)) add(userID, '');
  return names;
}

function nameless(userID: string): string {
  if (userID === atAllTag) return unnamedEveryone;
  return [...plainLine(userID, userID.length)].slice(-shortId).join('');
}
