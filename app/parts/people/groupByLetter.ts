import type { HanLetters } from './hanLetter.ts';
import { letterOf, otherLetter } from './letterOf.ts';

export type LetterGroup<Person> = { letter: string; people: readonly Person[] };

/**
 * @param nameOf the name a person is shown by.
 * @param tag language that names of one letter are ordered in, BCP 47.
 * @param hanLetters as `letterOf`.
 * @returns everybody once: letters from A to Z, then `otherLetter`; none is empty.
 */
export function groupByLetter<Person>(
  people: readonly Person[],
  nameOf: (person: Person) => string,
  tag: string,
  hanLetters: HanLetters | null,
): LetterGroup<Person>[] {
  const { compare } = new Intl.Collator(tag, { numeric: true });
  const named = people.map((person) => ({ person, name: nameOf(person).trim() }));
  named.sort((one, other) => compare(one.name, other.name));
  const groups = new Map<string, Person[]>();
  for (const { person, name } of named) {
    const letter = letterOf(name, hanLetters);
    const group = groups.get(letter);
    if (group) group.push(person);
    else groups.set(letter, [person]);
  }
  return [...groups]
    .map(([letter, members]) => ({ letter, people: members }))
    .sort((one, other) => rankOf(one.letter) - rankOf(other.letter));
}

function rankOf(letter: string): number {
  return letter === otherLetter ? Number.MAX_SAFE_INTEGER : letter.charCodeAt(0);
}
