import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { useToday } from '../../../core/time/useToday.ts';
import { shortTime } from '../../../lib/dayTime.ts';
import { isoMoment } from '../../../lib/moment.ts';
import * as css from './SearchScreen.css.ts';

/** When a message was sent. */
export function MessageTime({ message: { sendTime } }: { message: StoredMessage }) {
  const today = useToday();
  const tag = useLanguageTag();
  return (
    <time className={css.time} dateTime={isoMoment(sendTime)}>
      {shortTime(sendTime, today, tag)}
    </time>
  );
}
