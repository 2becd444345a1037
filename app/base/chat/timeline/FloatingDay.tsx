import { type Atom, useAtomValue } from 'jotai';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { dayName } from '../../../lib/dayTime.ts';
import { useConversationState } from '../actions/conversationState.ts';
import * as css from './FloatingDay.css.ts';
import * as dayCss from './TimelineRowView.css.ts';
import type { ShownDay } from './useShownDay.ts';

type Props = {
  dayAtom: Atom<ShownDay | null>;
  /** As `dayNumber`. */
  today: number;
};

/**
 * The day of what is at the top, over the messages while they are scrolled; a touch opens the calendar. The
 * days between the messages do and say the same.
 */
export function FloatingDay({ dayAtom, today }: Props) {
  const tag = useLanguageTag();
  const day = useAtomValue(dayAtom);
  const { openCalendar } = useConversationState();
  if (!day) return null;
  return (
    <div className={`${css.place} ${day.isShown ? css.shown : ''}`} aria-hidden="true">
      <button
        type="button"
        className={`${dayCss.day} ${css.pill}`}
        tabIndex={-1}
        onClick={() => openCalendar.current?.(day.time)}
      >
        {dayName(day.time, today, tag)}
      </button>
    </div>
  );
}
