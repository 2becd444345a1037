import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import { timelinesAtom } from '../../../core/messaging/messagingAtoms.ts';
import { dayNumber } from '../../../lib/dayTime.ts';

/** No conversation of this product is older, where its beginning is not known. */
const oldest = dayNumber(Date.UTC(2015, 0, 2));

/** @returns the day on which a conversation began, as `dayNumber`, as far as the device knows it */
export function useFirstDay(conversationID: string, today: number): number {
  const messaging = useMessaging();
  const timeline = useAtomValue(timelinesAtom).get(conversationID);
  const [kept, setKept] = useState<number | null>(null);
  useEffect(() => {
    let isCurrent = true;
    messaging.keptPage(conversationID, { after: [0, 0, '', ''] }, 1).then(
      ([first]) => {
        if (isCurrent && first && !first.hasGapBefore) setKept(first.sendTime);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [messaging, conversationID]);
  const shown = timeline?.hasOlder ? undefined : timeline?.messages[0]?.sendTime;
  const time = shown ?? kept;
  return time ? Math.min(dayNumber(time), today) : oldest;
}
