import type { LetterGroup } from './groupByLetter.ts';

export type PeopleRow<Person> = {
  key: string;
  /** The letter it belongs to. */
  letter: string;
  /** Absent for the row that shows the letter. */
  person?: Person;
  /** The first of its letter, or of all where there are no letters; and the last. */
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

const noHeads: ReadonlyMap<string, number> = new Map();

/**
 * @returns people as they come. Their rows are known by their places: others who are found next are drawn where
 * these were, which takes a fraction of what rows take that come and go.
 */
export function rowsInOrder<Person>(
  people: readonly Person[],
): ReturnType<typeof indexRows<Person>> {
  const rows = people.map((person, at) => {
    const ends = endsAt(at, people.length);
    return { key: `place ${at}`, letter: '', person, ...ends };
  });
  return { rows, headAt: noHeads };
}

function endsAt(at: number, count: number): { isFirst: boolean; isLast: boolean } {
  return { isFirst: at === 0, isLast: at === count - 1 };
}
