import { useAtomValue } from 'jotai';
import { Fragment, type ReactElement, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { localeInfo } from '../../brand/locales.ts';
import { localeAtom } from '../../core/language/localeAtom.ts';
import { useListPlace } from '../../ui/useListPlace.ts';
import { createLetterGroups } from './createLetterGroups.ts';
import type { HanLetters } from './hanLetter.ts';
import * as css from './PeopleIndex.css.ts';
import { PeopleIndexRow } from './PeopleIndexRow.tsx';
import { PeopleLetters, type PeopleLettersHandle } from './PeopleLetters.tsx';
import { createIndexRows, rowInOrder } from './peopleRows.ts';

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
  const rowsOf = useMemo(() => {
    const groupsOf = createLetterGroups(nameOf, { tag, hanLetters });
    const indexRows = createIndexRows(keyOf);
    return (all: readonly Person[]) => indexRows(groupsOf(all));
  }, [nameOf, keyOf, tag, hanLetters]);
  const byLetter = useMemo(() => (isInOrder ? null : rowsOf(people)), [people, rowsOf, isInOrder]);
  // Those who are found stand where others stood by letter: elements change what they say, and none come and go.
  const [before, setBefore] = useState(byLetter);
  if (byLetter && byLetter !== before) setBefore(byLetter);
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
  }, [byLetter, place]);
  const rowAt = (at: number) => {
    const row = byLetter ? byLetter.rows[at] : rowInOrder(people, at, before?.rows);
    if (!row) return <Fragment key={at} />;
    const { key, ...shown } = row;
    return (
      <PeopleIndexRow key={key} {...shown} others={labels.others}>
        {children}
      </PeopleIndexRow>
    );
  };

  return (
    <section ref={frame} className={css.list} aria-label={labels.list}>
      {byLetter && (
        <PeopleLetters
          ref={letters}
          virtual={virtual}
          {...byLetter}
          place={place}
          labels={labels}
        />
      )}
      <Virtualizer<object>
        ref={virtual}
        scrollRef={scrollRef}
        startMargin={place.start}
        data={byLetter ? byLetter.rows : people}
        onScroll={(offset) => letters.current?.follow(offset)}
      >
        {(_, at) => rowAt(at)}
      </Virtualizer>
    </section>
  );
}
