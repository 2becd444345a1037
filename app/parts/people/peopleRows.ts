import type { LetterGroup } from './createLetterGroups.ts';

export type PeopleRow<Person> = {
  key: string;
  /** The letter it belongs to. */
  letter: string;
  /** Absent for the row that shows the letter. */
  person?: Person;
  /** The first of its letter, and the last. */
  isFirst?: boolean;
  isLast?: boolean;
};

/** A list of people as it is drawn. */
export type PeopleRows<Person> = {
  rows: PeopleRow<Person>[];
  /** At which of them each letter begins. */
  headAt: ReadonlyMap<string, number>;
};

/** @returns makes the rows of a list by letter; of a change, only the rows that changed are made anew. */
export function createIndexRows<Person extends object>(
  keyOf: (person: Person) => string,
): (groups: readonly LetterGroup<Person>[]) => PeopleRows<Person> {
  const heads = new Map<string, PeopleRow<Person>>();
  const known = new WeakMap<Person, PeopleRow<Person>>();
  const headOf = (letter: string): PeopleRow<Person> => {
    const head = heads.get(letter) ?? { key: `letter ${letter}`, letter };
    heads.set(letter, head);
    return head;
  };
  const rowOf = (person: Person, letter: string, isFirst: boolean, isLast: boolean) => {
    const before = known.get(person);
    const isSame = before?.letter === letter && before.isFirst === isFirst;
    if (before && isSame && before.isLast === isLast) return before;
    const key = before?.key ?? `person ${keyOf(person)}`;
    const row = { key, letter, person, isFirst, isLast };
    known.set(person, row);
    return row;
  };
  return (groups) => {
    const rows: PeopleRow<Person>[] = [];
    const headAt = new Map<string, number>();
    for (const { letter, people } of groups) {
      headAt.set(letter, rows.length);
      rows.push(headOf(letter));
      for (const [at, person] of people.entries()) {
        rows.push(rowOf(person, letter, at === 0, at === people.length - 1));
      }
    }
    return { rows, headAt };
  };
}

/**
 * @param before rows that stand there: those of somebody else at the same places are drawn where these are, which
 * takes a fraction of what rows take that come and go
 * @returns the row of a list without letters at a place; undefined behind the last
 */
export function rowInOrder<Person>(
  people: readonly Person[],
  at: number,
  before: readonly PeopleRow<Person>[] = [],
): PeopleRow<Person> | undefined {
  const person = people[at];
  if (person === undefined) return undefined;
  const key = before[at]?.key ?? `place ${at}`;
  return { key, letter: '', person, isFirst: at === 0, isLast: at === people.length - 1 };
}
