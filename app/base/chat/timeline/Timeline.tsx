import { useAtomValue } from 'jotai';
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownTimeline } from '../../../core/messaging/hooks/useTimeline.ts';
import { messageKeyOf } from '../../../core/messaging/messageRef.ts';
import type { ConversationRow } from '../../../core/messaging/messagingAtoms.ts';
import { userIdAtom } from '../../../core/session/sessionAtom.ts';
import { useToday } from '../../../core/time/useToday.ts';
import { AnchoredList, type AnchoredListHandle } from '../../../ui/AnchoredList.tsx';
import { buildRows } from './buildRows.ts';
import { NewestButton } from './NewestButton.tsx';
import { ReadMark } from './ReadMark.tsx';
import { Spoken } from './Spoken.tsx';
import * as css from './Timeline.css.ts';
import { TimelineRowView } from './TimelineRowView.tsx';
import { TimelineWaiting } from './TimelineWaiting.tsx';
import { useFirstUnread } from './useFirstUnread.ts';
import { useOlder } from './useOlder.ts';

type Props = {
  /** Null for a conversation that has not begun. */
  row: ConversationRow | null;
  timeline: ShownTimeline;
  isGroup: boolean;
};

/** The messages of a conversation. Mounted once its timeline has been read. */
export const Timeline = memo(function Timeline({ row, timeline, isGroup }: Props) {
  const { t } = useTranslation('chat');
  const selfId = useAtomValue(userIdAtom) ?? '';
  const today = useToday();
  const { messages, hasOlder, hasNewer, toNewest, markRead } = timeline;
  const firstUnreadKey = useFirstUnread(timeline, row?.unreadCount ?? 0, selfId);
  const isLookedFor = firstUnreadKey === undefined;
  /** Null until the list is there. */
  const [isAtEnd, setIsAtEnd] = useState<boolean | null>(null);
  const list = useRef<AnchoredListHandle>(null);
  const older = useOlder(timeline, list);
  const rows = useMemo(
    () =>
      buildRows({ messages, selfId, isGroup, hasOlder, firstUnreadKey: firstUnreadKey ?? null }),
    [messages, selfId, isGroup, hasOlder, firstUnreadKey],
  );

  const goToNewest = useCallback((): void => {
    const toEnd = (): void => list.current?.toEnd();
    toEnd();
    // What was let go is on the device: it fails only with the device's storage.
    toNewest().then(toEnd, () => undefined);
  }, [toNewest]);
  const newest = messages.at(-1);
  const newestKey = newest && messageKeyOf(newest);
  const newestOwn = newest?.sendID === selfId ? newestKey : undefined;
  const shownOwn = useRef(newestOwn);
  useEffect(() => {
    if (newestOwn === undefined || newestOwn === shownOwn.current) return;
    shownOwn.current = newestOwn;
    // Who writes wants to see it.
    goToNewest();
  }, [newestOwn, goToNewest]);

  // The list opens where the person stopped reading: that has to be known first.
  if (isLookedFor) return <TimelineWaiting isGroup={isGroup} />;
  return (
    <div className={css.place}>
      <AnchoredList
        ref={list}
        rows={rows}
        label={t('messages')}
        startAt={firstUnreadKey === null ? null : 'unread'}
        onNearStart={older.loadMore}
        onAtEnd={setIsAtEnd}
      >
        {(one) => (
          <TimelineRowView
            row={one}
            today={today}
            isGroup={isGroup}
            hasOlderFailed={older.hasFailed}
            onLoadOlder={older.retry}
          />
        )}
      </AnchoredList>
      {(isAtEnd === false || hasNewer) && (
        <NewestButton count={row?.unreadCount ?? 0} onClick={goToNewest} />
      )}
      <Spoken messages={messages} selfId={selfId} />
      {isAtEnd && row && row.unreadCount > 0 && (
        // What comes meanwhile has to be read as well.
        <ReadMark key={`${row.unreadCount} ${newestKey}`} markRead={markRead} />
      )}
    </div>
  );
});
