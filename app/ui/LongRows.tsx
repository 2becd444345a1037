import { Fragment, type ReactElement, useMemo, useRef } from 'react';
import { Virtualizer } from 'virtua';
import { list } from './List.css.ts';

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
  const frame = useRef<HTMLElement>(null);
  const scrollRef = useMemo(
    () => ({
      get current() {
        return frame.current?.closest<HTMLElement>('[data-scroll]') ?? null;
      },
    }),
    [],
  );
  if (rows.length <= longestPlainList) {
    return (
      <ul className={className} aria-label={label}>
        {rows.map((row) => (
          <li key={keyOf(row)}>{children(row)}</li>
        ))}
      </ul>
    );
  }
  return (
    <section ref={frame} className={className} aria-label={label}>
      <Virtualizer as="ul" item="li" scrollRef={scrollRef} data={rows}>
        {(row) => <Fragment key={keyOf(row)}>{children(row)}</Fragment>}
      </Virtualizer>
    </section>
  );
}
