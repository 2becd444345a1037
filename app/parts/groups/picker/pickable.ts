import type { NamedPerson } from '../../person/personName.ts';

/** Somebody who can be chosen. */
export type Pickable = NamedPerson & { faceURL: string };

/**
 * @param chosen ids, in the order chosen
 * @param most how many there can be
 * @returns without the one that was chosen, or with it at the end where there is room; else the same
 */
export function togglePerson(
  chosen: readonly string[],
  userID: string,
  most: number,
): readonly string[] {
  if (chosen.includes(userID)) return chosen.filter((one) => one !== userID);
  return chosen.length < most ? [...chosen, userID] : chosen;
}
