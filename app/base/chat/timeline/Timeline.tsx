import { atom, useAtomValue, useSetAtom } from 'jotai';
import { memo, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownTimeline } from '../../../core/messaging/hooks/useTimeline.ts';
import type { ConversationRow } from '../../../core/messaging/messagingAtoms.ts';
import { userIdAtom } from '../../../core/session/sessionAtom.ts';
import { useToday } from '../../../core/time/useToday.ts';
import { AnchoredList, type AnchoredListHandle } from '../../../ui/AnchoredList.tsx';
import { messageKindsAtom } from '../kinds/messageKindsAtom.ts';
import { Announcer } from './Announcer.tsx';
import { buildRows } from './buildRows.ts';
import { ReadTracker } from './ReadTracker.tsx';
import * as css from './Timeline.css.ts';
import { TimelineRowView } from './TimelineRowView.tsx';
import { TimelineSkeleton } from './TimelineSkeleton.tsx';
import { useFirstUnread } from './useFirstUnread.ts';
import { useNewest } from './useNewest.ts';
import { useOlder } from './useOlder.ts';

type Props = {
  /** Null for a conversation that has not begun. */
  row: ConversationRow | null;
  timeline: ShownTimeline;
  isGroup: boolean;
  /** With whom the conversation is; '' for a group. */
  personID: string;
};

/** The messages of a conversation. Mounted once its timeline has been read. */
export const Timeline = memo(function Timeline({ row, timeline, isGroup, personID }: Props) {
  const { t } = useTranslation('chat.conversation');
  const selfId = useAtomValue(userIdAtom) ?? '';
  const kinds = useAtomValue(messageKindsAtom);
  const today = useToday();
  const { messages, hasOlder, hasNewer } = timeline;
  const unreadCount = row?.unreadCount ?? 0;
  const firstUnreadKey = useFirstUnread(timeline, unreadCount, selfId);
  const isLookedFor = firstUnreadKey === undefined;
  const list = useRef<AnchoredListHandle>(null);
  const { hasAnswered, goToNewest } = useNewest(timeline, list);
  const lineAboveKey = hasAnswered ? null : (firstUnreadKey ?? null);
  const [lastInViewAtom] = useState(() => atom<string | null>(null));
  const setLastInView = useSetAtom(lastInViewAtom);
  const isSeen = useRef(false);
  /** Null until the list is there. */
  const [isAtEnd, setIsAtEnd] = useState<boolean | null>(null);
  const older = useOlder(timeline, list);
  const rows = useMemo(
    () => buildRows({ messages, kinds, selfId, isGroup, hasOlder, firstUnreadKey: lineAboveKey }),
    [messages, kinds, selfId, isGroup, hasOlder, lineAboveKey],
  );

  const onLooking = useCallback((isLooking: boolean): void => {
    isSeen.current = isLooking;
    if (isLooking) list.current?.look();
  }, []);

  // The list opens where the person stopped reading: that has to be known first.
  if (isLookedFor) return <TimelineSkeleton isGroup={isGroup} />;
  return (
    <div className={css.place}>
      <AnchoredList
        ref={list}
        rows={rows}
        label={t('messages')}
        startAt={firstUnreadKey === null ? null : 'unread'}
        onNearStart={older.loadMore}
        onAtEnd={setIsAtEnd}
        isSeen={() => isSeen.current}
        onLastInView={setLastInView}
      >
        {(one) => (
          <TimelineRowView
            row={one}
            today={today}
            isGroup={isGroup}
            personID={personID}
            hasOlderFailed={older.hasFailed}
            onLoadOlder={older.retry}
          />
        )}
      </AnchoredList>
      <ReadTracker
        timeline={timeline}
        unreadCount={unreadCount}
        selfId={selfId}
        lastKey={rows.at(-1)?.key}
        lastInViewAtom={lastInViewAtom}
        isAway={isAtEnd === false || hasNewer}
        onLooking={onLooking}
        onNewest={goToNewest}
      />
      <Announcer messages={messages} selfId={selfId} />
    </div>
  );
});
