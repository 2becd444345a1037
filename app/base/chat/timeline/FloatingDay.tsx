import { type Atom, useAtomValue } from 'jotai';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { dayName } from '../../../lib/dayTime.ts';
import * as css from './FloatingDay.css.ts';
import * as dayCss from './TimelineRowView.css.ts';
import type { ShownDay } from './useShownDay.ts';

type Props = {
  dayAtom: Atom<ShownDay | null>;
  /** As `dayNumber`. */
  today: number;
};

/** The day of what is at the top, over the messages while they are scrolled. The days between them say the same. */
export function FloatingDay({ dayAtom, today }: Props) {
  const tag = useLanguageTag();
  const day = useAtomValue(dayAtom);
  if (!day) return null;
  return (
    <div className={`${css.place} ${day.isShown ? css.shown : ''}`} aria-hidden="true">
      <span className={`${dayCss.day} ${css.pill}`}>{dayName(day.time, today, tag)}</span>
    </div>
  );
}
