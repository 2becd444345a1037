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
      const ends = { isFirst: at === 0, isLast: at === people.length - 1 };
      rows.push({ key: `person ${keyOf(person)}`, letter, person, ...ends });
    }
  }
  return { rows, headAt };
}

const noHeads: ReadonlyMap<string, number> = new Map();

/**
 * @returns people as they come. Their rows are known by their places: others who are found next are drawn where
 * these were, which takes a fraction of what rows take that come and go.
 */
export function rowsInOrder<Person>(
  people: readonly Person[],
): ReturnType<typeof indexRows<Person>> {
  const rows = people.map((person, at) => ({ key: `place ${at}`, letter: '', person }));
  return { rows, headAt: noHeads };
}
