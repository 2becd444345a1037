import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import type { SheetProps } from '../../../core/overlay/SheetHost.tsx';
import { useToday } from '../../../core/time/useToday.ts';
import { dayNumber } from '../../../lib/dayTime.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { CalendarGrid } from './CalendarGrid.tsx';
import * as css from './CalendarSheet.css.ts';
import { dayNames } from './dayNames.ts';
import { firstOf, laterByMonths, laterMonth, monthOf } from './month.ts';
import { within } from './stepDay.ts';
import { type DayJump, useDayJump } from './useDayJump.ts';
import { useFirstDay } from './useFirstDay.ts';

type Props = SheetProps &
  DayJump & {
    /** Where the conversation is now, in milliseconds. */
    time: number;
  };

/** A calendar that leads to the first message of a day, or of one after it. */
export function CalendarSheet({ time, isOpen, onClose, ...jump }: Props) {
  const { t } = useTranslation(['chat.calendar', 'common']);
  const tag = useLanguageTag();
  const today = useToday();
  const first = useFirstDay(jump.conversationID, today);
  const range = { first, last: today };
  const current = dayNumber(time);
  const [wanted, setWanted] = useState(current);
  const focused = within(wanted, range);
  const { state, goTo } = useDayJump(jump, { isOpen, onClose });
  const monthId = useId();
  const month = monthOf(focused);
  return (
    <Sheet open={isOpen} onClose={onClose} title={t('dateTitle')} closeLabel={t('common:close')}>
      <div className={css.content}>
        <div className={css.months}>
          <IconButton
            label={t('previousMonth')}
            glyph={ChevronLeft}
            disabled={firstOf(month) <= range.first}
            onClick={() => setWanted(laterByMonths(focused, -1))}
          />
          <h3 id={monthId} className={css.month} aria-live="polite">
            {dayNames(tag).month(focused)}
          </h3>
          <IconButton
            label={t('nextMonth')}
            glyph={ChevronRight}
            disabled={firstOf(laterMonth(month, 1)) > range.last}
            onClick={() => setWanted(laterByMonths(focused, 1))}
          />
        </div>
        <div className={css.weeks}>
          <CalendarGrid
            focused={focused}
            onFocused={setWanted}
            current={current}
            today={today}
            range={range}
            labelledBy={monthId}
            tag={tag}
            onChosen={(day) => {
              setWanted(day);
              goTo(day);
            }}
          />
        </div>
        <p className={css.said} role="status">
          {state !== 'idle' && t(state)}
        </p>
      </div>
    </Sheet>
  );
}
