import { useMemo, useState } from 'react';
import type { AnchoredRow } from './anchoredRow.ts';
import { type ListStart, type RowStage, rowsOf } from './rowStages.ts';

type RowStages<Row> = {
  stage: RowStage;
  /** The rows to be shown at this stage. */
  wanted: readonly Row[];
  /** As it was at first. */
  startAt: ListStart | null;
  /** Goes on to the next stage once this one is seen. @returns stops that */
  goOn: (hasBelow: boolean) => () => void;
};

/** Shows the rows of a list in stages, those in view first. */
export function useRowStages<Row extends AnchoredRow>(
  rows: readonly Row[],
  firstStart: ListStart | null,
): RowStages<Row> {
  const [startAt] = useState(firstStart);
  const [stage, setStage] = useState<RowStage>('view');
  const wanted = useMemo(() => rowsOf(stage, rows, startAt), [stage, rows, startAt]);
  return {
    stage,
    wanted,
    startAt,
    goOn(hasBelow) {
      const next = stage === 'view' && hasBelow ? 'end' : 'whole';
      // The rows are seen by the second frame.
      let frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => setStage(next));
      });
      return () => cancelAnimationFrame(frame);
    },
  };
}
