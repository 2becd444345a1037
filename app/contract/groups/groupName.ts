import { remarkMax, remarkProblem } from '../fields/remark.ts';

/** Most characters of a group's name, in UTF-16 code units, as the gateway counts them. */
export const groupNameMax = remarkMax;

/** @returns what is wrong with the name of a group, or null. Spaces at its ends do not count. */
export function groupNameProblem(text: string): 'empty' | ReturnType<typeof remarkProblem> {
  return text.trim() === '' ? 'empty' : remarkProblem(text);
}
