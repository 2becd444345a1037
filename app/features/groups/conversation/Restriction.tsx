import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { useOpenSheet } from '../../../core/overlay/SheetHost.tsx';
import { useToday } from '../../../core/time/useToday.ts';
import { clockLength } from '../../../lib/clockLength.ts';
import { clockTime, dayNumber, momentTime } from '../../../lib/dayTime.ts';
import * as restriction from '../../../parts/conversation/restriction.css.ts';
import type { GroupRestrictionProps } from '../../../parts/conversation/slots.ts';
import { Button } from '../../../ui/Button.tsx';
import { pathToJoin } from '../paths.ts';
import { DeleteChatDialog } from './DeleteChatDialog.tsx';
import * as css from './Restriction.css.ts';

/** A mute that ends sooner than this is counted down, in milliseconds. */
const countedDown = 86_400_000;

/** Stands where one would write in a group: says why that is not possible, and offers what can be done. */
export function Restriction({ groupID, conversationID, reason, until }: GroupRestrictionProps) {
  const { t } = useTranslation('groups.restriction');
  const tag = useLanguageTag();
  const openSheet = useOpenSheet();
  const navigate = useNavigate();
  const isToday = dayNumber(until) === useToday();
  const isOut = reason === 'left' || reason === 'removed';
  const time = isToday ? clockTime(until, tag) : momentTime(until, tag);
  return (
    <div className={restriction.place}>
      <p className={restriction.reason} role="status">
        {reason === 'muted' ? t('muted', { time }) : t(reason)}
      </p>
      {reason === 'muted' && <TimeLeft until={until} />}
      {(isOut || reason === 'dismissed') && (
        <div className={css.ways}>
          <Button
            look="second"
            size="small"
            onClick={() => openSheet(DeleteChatDialog, { conversationID })}
          >
            {t('deleteChat')}
          </Button>
          {isOut && (
            <Button size="small" onClick={() => navigate(pathToJoin({ id: groupID }))}>
              {t('joinAgain')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** Counts down the last day. A screen reader has heard when it ends. */
function TimeLeft({ until }: { until: number }) {
  const [now, setNow] = useState(() => Date.now());
  const left = until - now;
  const isCounted = left > 0 && left < countedDown;
  useEffect(() => {
    if (!isCounted) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isCounted]);
  if (!isCounted) return null;
  return (
    <p className={css.left} aria-hidden="true">
      {clockLength(Math.ceil(left / 1_000))}
    </p>
  );
}
