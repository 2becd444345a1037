import { isOfComposition } from '../../../platform/composition.ts';

/** Characters of a message. */
export const longestMessage = 5_000;

/** @returns how many characters a text has; pictures of faces count as few, as the gateway does. */
export function lengthOf(text: string): number {
  if (text.length < longestMessage - 1_000) return text.length;
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** Below this the field says how many characters are left. */
const warnBelow = 200;

/** @returns whether the field says how many characters are left */
export function isLengthSaid(left: number): boolean {
  return left <= warnBelow;
}

type Key = Pick<
  KeyboardEvent,
  'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing' | 'keyCode'
>;

/**
 * Whether a key sends the message: Enter, but not while a word is being composed. On a keyboard of the
 * screen Enter breaks the line, as it does everywhere else; with Ctrl or Cmd it sends on any.
 * @param hasKeyboard whether the keys are those of a keyboard, not of the screen
 */
export function sendsMessage(event: Key, hasKeyboard: boolean): boolean {
  if (event.key !== 'Enter' || event.shiftKey || event.altKey) return false;
  if (!hasKeyboard && !event.ctrlKey && !event.metaKey) return false;
  return !isOfComposition(event);
}
