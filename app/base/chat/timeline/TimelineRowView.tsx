import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { dayName } from '../../../lib/dayTime.ts';
import { isoMoment } from '../../../lib/moment.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { MessageRow } from './MessageRow.tsx';
import { NoticeLine } from './NoticeLine.tsx';
import { OlderRow } from './OlderRow.tsx';
import * as css from './TimelineRowView.css.ts';
import type { TimelineRow } from './timelineRow.ts';

type Props = {
  row: TimelineRow;
  /** As `dayNumber`. */
  today: number;
  isGroup: boolean;
  hasOlderFailed: boolean;
  onLoadOlder: () => void;
};

export function TimelineRowView({ row, today, isGroup, hasOlderFailed, onLoadOlder }: Props) {
  const { t } = useTranslation('chat.conversation');
  const tag = useLanguageTag();
  switch (row.kind) {
    case 'older':
      return <OlderRow hasFailed={hasOlderFailed} onRetry={onLoadOlder} />;
    case 'safety':
      return (
        <p className={css.safety}>
          <Icon of={ShieldCheck} size={18} />
          <span>{t('safetyLine')}</span>
        </p>
      );
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
