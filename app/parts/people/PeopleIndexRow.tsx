import { memo, type ReactElement } from 'react';
import { otherLetter } from './letterOf.ts';
import * as css from './PeopleIndex.css.ts';
import type { PeopleRow } from './peopleRows.ts';

type Props<Person> = Omit<PeopleRow<Person>, 'key'> & {
  /** What the people without a letter are called, for screen readers. */
  others: string;
  /** The same function each time. */
  children: (person: Person) => ReactElement;
};

/**
 * One row of a list by letter: a letter, or somebody. Drawn once while it is near the view; the list
 * asks for all of its rows again whenever scrolling brings another one.
 */
export const PeopleIndexRow = memo(Row) as typeof Row;

function Row<Person>({ letter, person, isFirst, isLast, others, children }: Props<Person>) {
  if (person !== undefined) {
    const ends = `${isFirst ? css.first : ''} ${isLast ? css.last : ''}`;
    return <div className={`${css.row} ${ends}`}>{children(person)}</div>;
  }
  return (
    <h2 className={css.letter}>
      {letter === otherLetter ? (
        <span role="img" aria-label={others}>
          {letter}
        </span>
      ) : (
        letter
      )}
    </h2>
  );
}
