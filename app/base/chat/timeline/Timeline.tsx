import { atom, useAtomValue, useSetAtom } from 'jotai';
import { memo, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownTimeline } from '../../../core/messaging/hooks/useTimeline.ts';
import type { ConversationRow } from '../../../core/messaging/messagingAtoms.ts';
import { userIdAtom } from '../../../core/session/sessionAtom.ts';
import { useToday } from '../../../core/time/useToday.ts';
import { AnchoredList, type AnchoredListHandle } from '../../../ui/AnchoredList.tsx';
import type { ListStart } from '../../../ui/rowStages.ts';
import { messageKindsAtom } from '../kinds/messageKindsAtom.ts';
import { Announcer } from './Announcer.tsx';
import { buildRows } from './buildRows.ts';
import { ReadTracker } from './ReadTracker.tsx';
import * as css from './Timeline.css.ts';
import { TimelineRowView } from './TimelineRowView.tsx';
import { TimelineSkeleton } from './TimelineSkeleton.tsx';
import { useEnds } from './useEnds.ts';
import { useFirstUnread } from './useFirstUnread.ts';
import { useNewest } from './useNewest.ts';

type Props = {
  /** Null for a conversation that has not begun. */
  row: ConversationRow | null;
  timeline: ShownTimeline;
  isGroup: boolean;
  /** With whom the conversation is; '' for a group. */
  personID: string;
  /** `messageKeyOf` the message that the conversation is opened at; null: where reading stopped. */
  foundKey: string | null;
  /** How many messages were sent here since the conversation was opened, also before this was shown. */
  sentSince: number;
};

/** The messages of a conversation. Mounted once its timeline has been read. */
export const Timeline = memo(function Timeline(props: Props) {
  const { row, timeline, isGroup, personID, foundKey, sentSince } = props;
  const { t } = useTranslation('chat.conversation');
  const selfId = useAtomValue(userIdAtom) ?? '';
  const kinds = useAtomValue(messageKindsAtom);
  const today = useToday();
  const { messages, hasOlder, hasNewer } = timeline;
  const unreadCount = row?.unreadCount ?? 0;
  const isElsewhere = foundKey !== null;
  const hasAnswered = sentSince > 0;
  const needs = { unreadCount, selfId, isElsewhere, hasAnswered };
  const firstUnreadKey = useFirstUnread(timeline, needs);
  const isLookedFor = firstUnreadKey === undefined;
  const list = useRef<AnchoredListHandle>(null);
  const { goToNewest, turn } = useNewest(timeline, sentSince, list);
  const lineAboveKey = hasAnswered ? null : (firstUnreadKey ?? null);
  const [lastInViewAtom] = useState(() => atom<string | null>(null));
  const setLastInView = useSetAtom(lastInViewAtom);
  const isSeen = useRef(false);
  /** Null until the list is there. */
  const [isAtEnd, setIsAtEnd] = useState<boolean | null>(null);
  const [isLit, setIsLit] = useState(true);
  const ends = useEnds(timeline, list);
  const rows = useMemo(() => {
    const shown = { messages, kinds, selfId, isGroup, hasOlder, hasNewer };
    return buildRows({ ...shown, firstUnreadKey: lineAboveKey });
  }, [messages, kinds, selfId, isGroup, hasOlder, hasNewer, lineAboveKey]);

  const onLooking = useCallback((isLooking: boolean): void => {
    isSeen.current = isLooking;
    if (isLooking) list.current?.look();
  }, []);

  const onUnlit = useCallback(() => setIsLit(false), []);

  // The list opens where the person stopped reading: that has to be known first.
  if (isLookedFor) return <TimelineSkeleton isGroup={isGroup} />;
  return (
    <div className={css.place}>
      <AnchoredList
        key={`${turn} ${firstUnreadKey}`}
        ref={list}
        rows={rows}
        label={t('messages')}
        startAt={turn > 0 || hasAnswered ? null : startOf(foundKey, firstUnreadKey)}
        hasMoreBelow={hasNewer}
        onNearStart={ends.older.loadMore}
        onNearEnd={ends.newer.loadMore}
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
            page={one.kind === 'older' || one.kind === 'newer' ? ends[one.kind] : null}
            isFound={one.key === foundKey}
            isLit={isLit}
            onUnlit={onUnlit}
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
      <Announcer {...{ messages, hasNewer, foundKey, selfId }} />
    </div>
  );
});

/** Where the list opens: at the message asked for, else where reading stopped, else at the end. */
function startOf(foundKey: string | null, firstUnreadKey: string | null): ListStart | null {
  if (foundKey !== null) return { key: foundKey, place: 'middle' };
  return firstUnreadKey === null ? null : { key: 'unread', place: 'top' };
}
