import { splitGraphemes } from '../../../../lib/graphemes.ts';

/** What is chosen in a text, or the caret where both are the same: places in UTF-16 units. */
export type Caret = { start: number; end: number };

export type Edited = { text: string; caret: Caret };

/** Puts something in the caret's place. A caret within a character counts as one before it. */
export function insertAt(text: string, at: Caret, added: string): Edited {
  const { start, end } = whole(text, at);
  const caret = start + added.length;
  return {
    text: text.slice(0, start) + added + text.slice(end),
    caret: { start: caret, end: caret },
  };
}

/** Takes away what is chosen, else the character before the caret: all of it, as a person sees it. */
export function eraseAt(text: string, at: Caret): Edited {
  const { start, end } = whole(text, at);
  const before = text.slice(0, start);
  const last = start === end ? (splitGraphemes(before).at(-1)?.length ?? 0) : 0;
  const caret = start - last;
  return { text: text.slice(0, caret) + text.slice(end), caret: { start: caret, end: caret } };
}

/** @returns the caret within the text, and between two whole code points */
function whole(text: string, { start, end }: Caret): Caret {
  const place = (index: number): number => {
    const within = Math.min(Math.max(0, index), text.length);
    const isSplit = /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(within - 1, within + 1));
    return isSplit ? within - 1 : within;
  };
  const first = place(start);
  return { start: first, end: Math.max(first, place(end)) };
}
