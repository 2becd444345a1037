import { Fragment, type ReactElement, useMemo, useRef, useState } from 'react';
import { Virtualizer } from 'virtua';
import { list } from './List.css.ts';
import { useListPlace } from './useListPlace.ts';

/** Lists longer than this render only the rows near the view. */
const longestPlainList = 50;

type Props<Row> = {
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** @default a surface as `List` has it */
  className?: string;
  children: (row: Row) => ReactElement;
};

/** A list of as many rows as there are, which scrolls with its page. */
export function LongRows<Row>({ label, rows, keyOf, className = list, children }: Props<Row>) {
  // A list that gets shorter stays as it is: a change draws every row anew.
  const [isLong, setIsLong] = useState(false);
  if (!isLong && rows.length > longestPlainList) setIsLong(true);
  if (isLong) {
    return (
      <NearRows label={label} rows={rows} keyOf={keyOf} className={className}>
        {children}
      </NearRows>
    );
  }
  return (
    <ul className={className} aria-label={label}>
      {rows.map((row) => (
        <li key={keyOf(row)}>{children(row)}</li>
      ))}
    </ul>
  );
}

/** The rows near the view alone. */
function NearRows<Row>({ label, rows, keyOf, className, children }: Props<Row>) {
  const frame = useRef<HTMLElement>(null);
  const { start } = useListPlace(frame);
  const scrollRef = useMemo(
    () => ({
      get current() {
        return frame.current?.closest<HTMLElement>('[data-scroll]') ?? null;
      },
    }),
    [],
  );
  return (
    <section ref={frame} className={className} aria-label={label}>
      <Virtualizer as="ul" item="li" scrollRef={scrollRef} startMargin={start} data={rows}>
        {(row) => <Fragment key={keyOf(row)}>{children(row)}</Fragment>}
      </Virtualizer>
    </section>
  );
}
