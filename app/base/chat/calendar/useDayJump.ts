import { useAtomValue } from 'jotai';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { onlineAtom } from '../../../core/backend/onlineAtom.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import type { MessageRef } from '../../../core/messaging/messageRef.ts';
import { messagingStatusAtom } from '../../../core/messaging/messagingAtoms.ts';
import { firstSince } from '../../../core/messaging/search/firstSince.ts';
import { userIdAtom } from '../../../core/session/sessionAtom.ts';
import { shownAs } from '../../../parts/message/shownAs.ts';
import { showToast } from '../../../ui/toasts.ts';
import { useMessageKinds } from '../kinds/messageKinds.ts';
import type { Jump } from '../timeline/jumpContext.ts';
import { startOfDay } from './month.ts';

/** What leads elsewhere in a conversation, as it is now. */
export type Leading = {
  jump: Jump;
  /** Where the person comes back to. */
  from: () => MessageRef | null;
  onNewest: () => void;
};

/** The conversation whose calendar is opened. */
export type DayJump = { conversationID: string; leading: RefObject<Leading> };

/** What is said below the calendar. */
type Saying = 'idle' | 'dateLooking' | 'dateOffline' | 'dateFailed';

/** Leads to the first message of a day, or after it; where it cannot be had, says why and stays. */
export function useDayJump(
  { conversationID, leading }: DayJump,
  { isOpen, onClose }: { isOpen: boolean; onClose: () => void },
) {
  const { t } = useTranslation('chat.calendar');
  const messaging = useMessaging();
  const userID = useAtomValue(userIdAtom) ?? '';
  const kinds = useMessageKinds();
  const isConnected = useAtomValue(messagingStatusAtom) === 'online';
  // A connection outlives a moment without a network.
  const isOnline = useAtomValue(onlineAtom) && isConnected;
  const [state, setState] = useState<Saying>('idle');
  /** Which day was asked for last: what is found for another one leads nowhere. */
  const asked = useRef(0);
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      asked.current = 0;
    };
  }, [isOpen]);

  const goTo = (day: number): void => {
    asked.current = day;
    setState('dateLooking');
    const isShown = (message: Parameters<typeof shownAs>[0]): boolean =>
      shownAs(message, kinds, userID) !== null;
    const search = { conversationID, time: startOfDay(day), userID, isShown, isOnline };
    firstSince(messaging, search).then(
      (found) => {
        if (asked.current !== day) return;
        onClose();
        const { jump, from, onNewest } = leading.current;
        if (found) return jump(found, from());
        onNewest();
        showToast(t('dateNone'));
      },
      () => {
        if (asked.current === day) setState(isOnline ? 'dateFailed' : 'dateOffline');
      },
    );
  };
  return { state, goTo };
}
