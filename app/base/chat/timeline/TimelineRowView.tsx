import { memo } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { dayName } from '../../../lib/dayTime.ts';
import { isoMoment } from '../../../lib/moment.ts';
import { useConversationState } from '../actions/conversationState.ts';
import { FoundMark } from './FoundMark.tsx';
import { MessageRow } from './MessageRow.tsx';
import { NoticeLine } from './NoticeLine.tsx';
import { PageRow } from './PageRow.tsx';
import { SafetyLine } from './SafetyLine.tsx';
import * as css from './TimelineRowView.css.ts';
import { TypingBubble } from './TypingBubble.tsx';
import type { TimelineRow } from './timelineRow.ts';
import type { Growing } from './useGrowing.ts';

type Props = {
  row: TimelineRow;
  /** As `dayNumber`. */
  today: number;
  isGroup: boolean;
  /** With whom the conversation is; '' for a group. */
  personID: string;
  /** How pages come in at the row that stands for them; null for the other rows. */
  page: Growing | null;
  /** Whether this is the message that the conversation was opened at. */
  isFound: boolean;
  /** Whether it is still lit. */
  isLit: boolean;
  onUnlit: () => void;
  /** Whether Tab leads to its menu. */
  isTabStop: boolean;
};

/** One row of a conversation. */
export const TimelineRowView = memo(function TimelineRowView(props: Props) {
  const { row, today, isGroup, personID, page, isFound, isLit, onUnlit, isTabStop } = props;
  switch (row.kind) {
    case 'older':
    case 'newer':
      return page && <PageRow end={row.kind} hasFailed={page.hasFailed} onRetry={page.retry} />;
    case 'safety':
      return <SafetyLine personID={personID} />;
    case 'day':
      return <DayLine time={row.time} today={today} />;
    case 'unread':
      return <UnreadLine />;
    case 'typing':
      return <TypingBubble />;
    case 'notice':
      return (
        <FoundMark {...{ isFound, isLit, onUnlit }}>
          <NoticeLine sentence={row.sentence} messageKey={row.key} groupID={row.groupID ?? ''} />
        </FoundMark>
      );
    case 'message':
      return (
        <FoundMark {...{ isFound, isLit, onUnlit }}>
          <MessageRow
            message={row.message}
            album={row.album}
            kind={row.messageKind}
            isOwn={row.isOwn}
            isFirst={row.isFirst}
            isLast={row.isLast}
            isGroup={isGroup}
            isTabStop={isTabStop}
          />
        </FoundMark>
      );
  }
});

function DayLine({ time, today }: { time: number; today: number }) {
  const { t } = useTranslation('chat.conversation');
  const tag = useLanguageTag();
  const { openCalendar } = useConversationState();
  return (
    <div className={css.centre}>
      <button
        type="button"
        className={css.day}
        // Keys come to the calendar by the menu of the conversation, and pass over the days.
        tabIndex={-1}
        aria-description={t('goToDate')}
        onClick={() => openCalendar.current?.(time)}
      >
        <time dateTime={isoMoment(time)}>{dayName(time, today, tag)}</time>
      </button>
    </div>
  );
}

function UnreadLine() {
  const { t } = useTranslation('chat.conversation');
  return <div className={css.unread}>{t('unreadFromHere')}</div>;
}
