import { type Ref, type RefObject, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { ListPlace } from '../../ui/useListPlace.ts';
import { IndexBar } from './IndexBar.tsx';
import { otherLetter } from './letterOf.ts';
import * as rowCss from './PeopleIndex.css.ts';
import * as css from './PeopleLetters.css.ts';
import type { PeopleRow } from './peopleRows.ts';

export interface PeopleLettersHandle {
  /** The page was scrolled. @param offset how far, in pixels */
  follow(offset: number): void;
}

type Props = {
  virtual: RefObject<VirtualizerHandle | null>;
  rows: readonly PeopleRow<unknown>[];
  headAt: ReadonlyMap<string, number>;
  place: ListPlace;
  labels: { letters: string; others: string };
  ref: Ref<PeopleLettersHandle>;
};

/**
 * What lies over a list by letter: the letter of the first row in view, and the bar to jump by. Each
 * frame of scrolling only moves an element; React takes part when the letter changes, and the rows
 * never do.
 */
export function PeopleLetters({ virtual, rows, headAt, place, labels, ref }: Props) {
  const stuck = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<string | null>(null);
  const letters = useMemo(() => [...headAt.keys()], [headAt]);
  const current = seen !== null && headAt.has(seen) ? seen : (letters[0] ?? null);

  const follow = (offset: number): void => {
    const handle = virtual.current;
    const element = stuck.current;
    if (!handle || !element) return;
    const edge = offset + place.top;
    // A heading that stands at the edge is there, whatever became of the fraction of a pixel.
    const letter = rows[handle.findItemIndex(edge + 1)]?.letter ?? null;
    setSeen(letter);
    const next = headAt.get(letters[letters.indexOf(letter ?? '') + 1] ?? '');
    const height = handle.getItemSize(headAt.get(letter ?? '') ?? 0);
    const room = next === undefined ? height : place.start + handle.getItemOffset(next) - edge;
    element.style.transform = room < height ? `translateY(${room - height}px)` : '';
    element.style.visibility = edge < place.start ? 'hidden' : 'visible';
  };
  useImperativeHandle(ref, () => ({ follow }));

  const jump = (letter: string): void => {
    const index = headAt.get(letter);
    if (index !== undefined) virtual.current?.scrollToIndex(index, { offset: -place.top });
  };

  return (
    <div className={css.over} style={{ top: place.top }}>
      <div ref={stuck} className={`${rowCss.letter} ${css.stuck}`} aria-hidden="true">
        {current}
      </div>
      <div className={css.edge} style={{ height: place.room }}>
        <IndexBar
          letters={letters}
          current={current}
          room={place.room}
          label={labels.letters}
          nameOf={(letter) => (letter === otherLetter ? labels.others : letter)}
          onPick={jump}
        />
      </div>
    </div>
  );
}
