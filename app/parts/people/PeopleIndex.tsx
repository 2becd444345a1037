import { useAtomValue } from 'jotai';
import { type ReactElement, useLayoutEffect, useMemo, useRef } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { localeInfo } from '../../brand/locales.ts';
import { localeAtom } from '../../core/language/localeAtom.ts';
import { useListPlace } from '../../ui/useListPlace.ts';
import { groupByLetter } from './groupByLetter.ts';
import type { HanLetters } from './hanLetter.ts';
import * as css from './PeopleIndex.css.ts';
import { PeopleIndexRow } from './PeopleIndexRow.tsx';
import { PeopleLetters, type PeopleLettersHandle } from './PeopleLetters.tsx';
import { indexRows, rowsInOrder } from './peopleRows.ts';

type Props<Person> = {
  people: readonly Person[];
  /** Both the same function each time. */
  keyOf: (person: Person) => string;
  nameOf: (person: Person) => string;
  /** From `useHanLetters`. */
  hanLetters: HanLetters | null;
  /** They stay in the order they come in, without letters, as those that a search found. @default false */
  isInOrder?: boolean;
  /** For screen readers: the list, the letters at its edge, and the people without a letter. */
  labels: { list: string; letters: string; others: string };
  /** One row; it brings its own link or button. The same function each time, so that rows rest. */
  children: (person: Person) => ReactElement;
};

/**
 * People by the first letter of their names, in the order of the language shown, with the letters at
 * the edge to jump to. Fit for thousands: only rows near the view are rendered. Stands in the body of
 * a `Screen`, and scrolls with it.
 */
export function PeopleIndex<Person extends object>(props: Props<Person>) {
  const { people, keyOf, nameOf, hanLetters, isInOrder = false, labels, children } = props;
  const { tag } = localeInfo[useAtomValue(localeAtom)];
  const frame = useRef<HTMLElement>(null);
  const virtual = useRef<VirtualizerHandle>(null);
  const letters = useRef<PeopleLettersHandle>(null);
  const place = useListPlace(frame);
  const { rows, headAt } = useMemo(
    () =>
      isInOrder
        ? rowsInOrder(people)
        : indexRows(groupByLetter(people, nameOf, tag, hanLetters), keyOf),
    [people, nameOf, keyOf, tag, hanLetters, isInOrder],
  );
  const scrollRef = useMemo(
    () => ({
      get current() {
        return frame.current?.closest<HTMLElement>('[data-scroll]') ?? null;
      },
    }),
    [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when rows or their place change
  useLayoutEffect(() => {
    letters.current?.follow(virtual.current?.scrollOffset ?? 0);
  }, [rows, place]);

  return (
    <section ref={frame} className={css.list} aria-label={labels.list}>
      {!isInOrder && (
        <PeopleLetters
          ref={letters}
          virtual={virtual}
          rows={rows}
          headAt={headAt}
          place={place}
          labels={labels}
        />
      )}
      <Virtualizer
        ref={virtual}
        scrollRef={scrollRef}
        startMargin={place.start}
        data={rows}
        onScroll={(offset) => letters.current?.follow(offset)}
      >
        {(row) => (
          <PeopleIndexRow key={row.key} row={row} others={labels.others}>
            {children}
          </PeopleIndexRow>
        )}
      </Virtualizer>
    </section>
  );
}
