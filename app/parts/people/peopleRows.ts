import type { LetterGroup } from './groupByLetter.ts';

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

/** @returns the rows of a list by letter, and at which of them each letter begins. */
export function indexRows<Person>(
  groups: readonly LetterGroup<Person>[],
  keyOf: (person: Person) => string,
): { rows: PeopleRow<Person>[]; headAt: ReadonlyMap<string, number> } {
  const rows: PeopleRow<Person>[] = [];
  const headAt = new Map<string, number>();
  for (const { letter, people } of groups) {
    headAt.set(letter, rows.length);
    rows.push({ key: `letter ${letter}`, letter });
    for (const [at, person] of people.entries()) {
      const ends = endsAt(at, people.length);
      rows.push({ key: `person ${keyOf(person)}`, letter, person, ...ends });
    }
  }
  return { rows, headAt };
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
  return { key, letter: '', person, ...endsAt(at, people.length) };
}

function endsAt(at: number, count: number): { isFirst: boolean; isLast: boolean } {
  return { isFirst: at === 0, isLast: at === count - 1 };
}
