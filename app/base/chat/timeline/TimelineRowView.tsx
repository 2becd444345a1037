import { useTranslation } from 'react-i18next';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { dayName } from '../../../lib/dayTime.ts';
import { isoMoment } from '../../../lib/moment.ts';
import { MessageRow } from './MessageRow.tsx';
import { NoticeLine } from './NoticeLine.tsx';
import { OlderRow } from './OlderRow.tsx';
import { SafetyLine } from './SafetyLine.tsx';
import * as css from './TimelineRowView.css.ts';
import type { TimelineRow } from './timelineRow.ts';

type Props = {
  row: TimelineRow;
  /** As `dayNumber`. */
  today: number;
  isGroup: boolean;
  /** With whom the conversation is; '' for a group. */
  personID: string;
  hasOlderFailed: boolean;
  onLoadOlder: () => void;
};

export function TimelineRowView(props: Props) {
  const { row, today, isGroup, personID, hasOlderFailed, onLoadOlder } = props;
  const { t } = useTranslation('chat.conversation');
  const tag = useLanguageTag();
  switch (row.kind) {
    case 'older':
      return <OlderRow hasFailed={hasOlderFailed} onRetry={onLoadOlder} />;
    case 'safety':
      return <SafetyLine personID={personID} />;
    case 'day':
      return (
        <div className={css.centre}>
          <time className={css.day} dateTime={isoMoment(row.time)}>
            {dayName(row.time, today, tag)}
          </time>
        </div>
      );
    case 'unread':
      return <div className={css.unread}>{t('unreadFromHere')}</div>;
    case 'notice':
      return <NoticeLine sentence={row.sentence} />;
    case 'message':
      return (
        <MessageRow
          message={row.message}
          kind={row.messageKind}
          isOwn={row.isOwn}
          isFirst={row.isFirst}
          isLast={row.isLast}
          isGroup={isGroup}
        />
      );
  }
}
