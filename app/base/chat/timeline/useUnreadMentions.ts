import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { contentType } from '../../../contract/gateway/contentType.ts';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import { messageKeyOf } from '../../../core/messaging/messageRef.ts';
import { useGone } from '../../../core/messaging/references/useGone.ts';
import { unreadMentions } from '../../../core/messaging/search/unreadMentions.ts';
import {
  compareOrder,
  type OrderKey,
  orderKeyOf,
  type StoredMessage,
} from '../../../core/messaging/storedMessage.ts';
import { userIdAtom } from '../../../core/session/sessionAtom.ts';
import { readAnnouncementsAtom } from '../../../parts/conversation/readAnnouncements.ts';
import { readDetail, recordOf } from '../../../parts/message/notice/readDetail.ts';

type Input = { conversationID: string; unreadCount: number; read: StoredMessage | null };

type UnreadMentions = {
  /** Those below all that was read and still there, oldest first. */
  mentions: readonly StoredMessage[];
  /** The person is led to one: it, and what is above it, is left out from now on. */
  pass: (message: StoredMessage) => void;
};

/** Follows the messages that mention the person, from where they have read to the newest. */
export function useUnreadMentions({
  conversationID,
  unreadCount,
  read: last,
}: Input): UnreadMentions {
  const messaging = useMessaging();
  const userID = useAtomValue(userIdAtom) ?? '';
  const [found, setFound] = useState<readonly StoredMessage[]>([]);
  const [passed, setPassed] = useState<OrderKey | null>(null);
  const place = last && orderKeyOf(last);
  if (place && isBefore(passed, place)) setPassed(place);
  const counted = useRef(0);
  // An earlier search that takes longer knows less.
  const asked = useRef(0);
  const answered = useRef(0);
  useEffect(() => {
    const isMore = unreadCount > counted.current;
    counted.current = unreadCount;
    // What was read meanwhile is left out by its place.
    if (!isMore) return;
    asked.current += 1;
    const number = asked.current;
    unreadMentions(messaging, { conversationID, userID, unreadCount }).then(
      (mentions) => {
        if (number < answered.current) return;
        answered.current = number;
        setFound(mentions);
      },
      () => undefined,
    );
  }, [messaging, conversationID, userID, unreadCount]);
  const gone = useGone(found);
  const read = useAtomValue(readAnnouncementsAtom);
  return {
    mentions: found.filter(
      (message) =>
        !gone.has(messageKeyOf(message)) &&
        isBefore(passed, orderKeyOf(message)) &&
        !isReadAnnouncement(message, read),
    ),
    pass: useCallback((message) => setPassed(orderKeyOf(message)), []),
  };
}

function isBefore(place: OrderKey | null, other: OrderKey): boolean {
  return place === null || compareOrder(place, other) < 0;
}

/** @returns whether a message tells of an announcement that was read above the messages, or of one before it */
function isReadAnnouncement(message: StoredMessage, read: ReadonlyMap<string, number>): boolean {
  if (message.contentType !== contentType.groupAnnouncementSet) return false;
  const { groupID, notificationUpdateTime: changedAt } = recordOf(readDetail(message)['group']);
  return typeof changedAt === 'number' && changedAt <= (read.get(String(groupID)) ?? -1);
}
