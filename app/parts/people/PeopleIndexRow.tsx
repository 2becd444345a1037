import { memo, type ReactElement } from 'react';
import { otherLetter } from './letterOf.ts';
import * as css from './PeopleIndex.css.ts';
import type { PeopleRow } from './peopleRows.ts';

type Props<Person> = {
  row: PeopleRow<Person>;
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

function Row<Person>({ row: { letter, person }, others, children }: Props<Person>) {
  if (person !== undefined) return <div className={css.row}>{children(person)}</div>;
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
