import type { GatewayPerson } from '../gateway/person.ts';

/** Writes so many texts to a person, one line to three long. */
export async function sayMany(other: GatewayPerson, to: string, many: number): Promise<void> {
  for (let index = 0; index < many; index += 1) {
    await other.say({ userID: to }, textOf(index));
  }
}

/** The text that `sayMany` writes in this place. */
export function textOf(index: number): string {
  return `Message ${index}. ${'And more words. '.repeat(index % 9)}`.trim();
}
