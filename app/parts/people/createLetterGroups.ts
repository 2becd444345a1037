import type { HanLetters } from './hanLetter.ts';
import { letterOf, otherLetter } from './letterOf.ts';

export type LetterGroup<Person> = { letter: string; people: readonly Person[] };

type Order = {
  /** Language that names of one letter are ordered in, BCP 47. */
  tag: string;
  /** As of `letterOf`. */
  hanLetters: HanLetters | null;
};

type Named<Person> = Place & {
  person: Person;
  /** Where they stand among the people who were given. */
  at: number;
};

/**
 * @param nameOf the name a person is shown by.
 * @returns puts people in groups: everybody once, letters from A to Z, then `otherLetter`; none is empty. What was
 * put in order last is where it begins from: of a change, only the people who came are placed anew.
 */
export function createLetterGroups<Person extends object>(
  nameOf: (person: Person) => string,
  { tag, hanLetters }: Order,
): (people: readonly Person[]) => LetterGroup<Person>[] {
  const { compare } = new Intl.Collator(tag, { numeric: true });
  const known = placesBy(nameOf, hanLetters);
  const placeOf = (person: Person): Place => {
    const before = known.get(person);
    if (before) return before;
    const name = nameOf(person).trim();
    const place = { name, letter: letterOf(name, hanLetters) };
    known.set(person, place);
    return place;
  };
  const inOrder = (one: Named<Person>, other: Named<Person>): number =>
    compare(one.name, other.name) || one.at - other.at;
  let last: readonly Named<Person>[] = [];

  return (people) => {
    const come = new Map(people.map((person, at) => [person, at]));
    const stayed: Named<Person>[] = [];
    for (const { person, name, letter } of last) {
      const at = come.get(person);
      if (at === undefined) continue;
      come.delete(person);
      stayed.push({ person, at, name, letter });
    }
    const added = [...come].map(([person, at]) => ({ person, at, ...placeOf(person) }));
    // Those who stayed stand in order, but people of one name may have been given in another one since.
    const isOrdered = stayed.every((one, index) => {
      const before = stayed[index - 1];
      return !before || one.at > before.at || compare(before.name, one.name) !== 0;
    });
    last = isOrdered
      ? merged(stayed, added.sort(inOrder), inOrder)
      : [...stayed, ...added].sort(inOrder);
    return groupsOf(last);
  };
}

/** @returns both in one order; where few are added, few are compared. */
function merged<Row>(
  known: readonly Row[],
  added: readonly Row[],
  compare: (one: Row, other: Row) => number,
): readonly Row[] {
  const all: Row[] = [];
  let from = 0;
  for (const one of added) {
    let to = known.length;
    for (let low = from; low < to; ) {
      const middle = (low + to) >> 1;
      if (compare(known[middle] as Row, one) < 0) low = middle + 1;
      else to = middle;
    }
    for (; from < to; from += 1) all.push(known[from] as Row);
    all.push(one);
  }
  for (; from < known.length; from += 1) all.push(known[from] as Row);
  return all;
}

function groupsOf<Person>(named: readonly Named<Person>[]): LetterGroup<Person>[] {
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
 * thousands is put in order anew wherever it is shown.
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

function rankOf(letter: string): number {
  return letter === otherLetter ? Number.MAX_SAFE_INTEGER : letter.charCodeAt(0);
}
