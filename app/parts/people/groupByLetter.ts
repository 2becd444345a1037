import type { HanLetters } from './hanLetter.ts';
import { letterOf, otherLetter } from './letterOf.ts';

export type LetterGroup<Person> = { letter: string; people: readonly Person[] };

/**
 * @param nameOf the name a person is shown by.
 * @param tag language that names of one letter are ordered in, BCP 47.
 * @param hanLetters as `letterOf`.
 * @returns everybody once: letters from A to Z, then `otherLetter`; none is empty.
 */
export function groupByLetter<Person extends object>(
  people: readonly Person[],
  nameOf: (person: Person) => string,
  tag: string,
  hanLetters: HanLetters | null,
): LetterGroup<Person>[] {
  const { compare } = new Intl.Collator(tag, { numeric: true });
  const known = placesBy(nameOf, hanLetters);
  const named = people.map((person) => {
    const place = known.get(person) ?? placeOf(nameOf(person).trim(), hanLetters);
    known.set(person, place);
    return { person, ...place };
  });
  named.sort((one, other) => compare(one.name, other.name));
  const groups = new Map<string, Person[]>();
  for (const { person, letter } of named) {
    const group = groups.get(letter);
    if (group) group.push(person);
    else groups.set(letter, [person]);
  }
  return [...groups]
    .map(([letter, members]) => ({ letter, people: members }))
    .sort((one, other) => rankOf(one.letter) - rankOf(other.letter));
}

type Place = { name: string; letter: string };

/**
 * What people are called and the letter they stand under, as long as they are the same objects: a list of
 * thousands is put in order with each of its changes.
 */
const placesByLetters = new WeakMap<object, WeakMap<object, WeakMap<object, Place>>>();
const unlettered = {};

/** @returns of who is called so, and read so */
function placesBy(nameOf: object, hanLetters: HanLetters | null): WeakMap<object, Place> {
  const key = hanLetters ?? unlettered;
  const known = placesByLetters.get(nameOf) ?? new WeakMap<object, WeakMap<object, Place>>();
  placesByLetters.set(nameOf, known);
  const own = known.get(key) ?? new WeakMap<object, Place>();
  known.set(key, own);
  return own;
}

function placeOf(name: string, hanLetters: HanLetters | null): Place {
  return { name, letter: letterOf(name, hanLetters) };
}

function rankOf(letter: string): number {
  return letter === otherLetter ? Number.MAX_SAFE_INTEGER : letter.charCodeAt(0);
}
