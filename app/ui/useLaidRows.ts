import { type RefObject, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { AnchoredRow } from './anchoredRow.ts';
import { layoutIn } from './layoutIn.ts';
import { type LayStep, layStep } from './layStep.ts';

type Needs<Row> = {
  wanted: readonly Row[];
  /** The rows that are laid out. */
  known: RefObject<readonly Row[]>;
  /** What scrolls. */
  area: RefObject<HTMLElement | null>;
  virtual: RefObject<VirtualizerHandle | null>;
};

type LaidRows<Row> = LayStep<Row> & {
  /** Whether these are the rows wanted; if not, they are rendered next, before anything is painted. */
  isLaid: boolean;
  /** Takes note that these rows are laid out. To be called when they have been rendered. */
  lay: () => void;
};

/** Brings a list to the rows wanted in one step or two, so that what is in view keeps its place. */
export function useLaidRows<Row extends AnchoredRow>(needs: Needs<Row>): LaidRows<Row> {
  const { wanted, known, area, virtual } = needs;
  /** The rows after the first of two steps. */
  const half = useRef<readonly Row[] | null>(null);
  const [, setStep] = useState(0);
  const layout = layoutIn(area.current, virtual.current);
  const inView = layout?.findItemIndex(layout.scrollOffset) ?? 0;
  const isHalfway = half.current !== null && half.current === known.current;
  const next = isHalfway
    ? { rows: wanted, isAtStart: false }
    : layStep(known.current, wanted, inView);
  const isLaid = next.rows === wanted;
  return {
    ...next,
    isLaid,
    lay() {
      known.current = next.rows;
      half.current = isLaid ? null : next.rows;
      if (!isLaid) setStep((step) => step + 1);
    },
  };
}
