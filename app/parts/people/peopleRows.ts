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
