import { nicknameMax, nicknameProblem } from '../../../contract/fields/nickname.ts';
import type { GroupInfo, GroupMember } from '../../../contract/gateway/entities/group.ts';
import type { GroupAction } from '../../../contract/gateway/groupRights.ts';
import { countGraphemes } from '../../../lib/graphemes.ts';
import { holdsBarred, tidyName } from '../../../lib/names.ts';
import type { KindWords } from '../../../parts/groups/kindWords.tsx';
import type { EditedText } from '../paths.ts';

export type TextProblem = 'empty' | 'length' | 'characters';

/** A text of a group, or of the reader's own place in it, and what it may be. */
export type TextRules = {
  title: (words: KindWords) => string;
  /** Who may change it; null for what is the reader's alone. */
  action: GroupAction | null;
  /** Characters at most. */
  max: number;
  lengthOf: (text: string) => number;
  problemOf: (text: string) => TextProblem | null;
  /** More than one line. */
  isLong: boolean;
  valueOf: (group: GroupInfo, own: GroupMember | null, alias: string) => string;
};

const plainLength = (text: string): number => text.trim().length;
const longText = (max: number) => (text: string) => (text.trim().length > max ? 'length' : null);

function nameProblem(text: string, max: number): TextProblem | null {
  const name = text.trim();
  if (name.length > max) return 'length';
  return holdsBarred(name) || tidyName(name, max) !== name ? 'characters' : null;
}

/** The most that the gateway takes of each. */
export const editedTexts: Readonly<Record<EditedText, TextRules>> = {
  name: {
    title: (words) => words.name,
    action: 'setInfo',
    max: 64,
    lengthOf: plainLength,
    problemOf: (text) => (text.trim() === '' ? 'empty' : nameProblem(text, 64)),
    isLong: false,
    valueOf: ({ groupName }) => groupName,
  },
  announcement: {
    title: (words) => words.announcement,
    action: 'setAnnouncement',
    max: 2_000,
    lengthOf: plainLength,
    problemOf: longText(2_000),
    isLong: true,
    valueOf: ({ notification }) => notification,
  },
  introduction: {
    title: (words) => words.introduction,
    action: 'setInfo',
    max: 500,
    lengthOf: plainLength,
    problemOf: longText(500),
    isLong: true,
    valueOf: ({ introduction }) => introduction,
  },
  ownName: {
    title: (words) => words.ownName,
    action: 'setOwnName',
    max: nicknameMax,
    lengthOf: (text) => countGraphemes(text.trim()),
    problemOf: ownNameProblem,
    isLong: false,
    valueOf: (_, own) => own?.nickname ?? '',
  },
  alias: {
    title: (words) => words.alias,
    action: null,
    max: 60,
    lengthOf: plainLength,
    problemOf: (text) => nameProblem(text, 60),
    isLong: false,
    valueOf: (_group, _own, alias) => alias,
  },
};

/** @returns what is wrong with the name of a member; without one they go by the name of their account */
export function ownNameProblem(text: string): TextProblem | null {
  return text.trim() === '' ? null : nicknameProblem(text);
}

/** @returns which text an address names; the name where it names none */
export function editedTextOf(name: string | null): EditedText {
  return name !== null && Object.hasOwn(editedTexts, name) ? (name as EditedText) : 'name';
}
