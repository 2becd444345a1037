import { useAtomValue, useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { alertsOffAtom } from '../../../core/alerts/alertsOffAtom.ts';
import { useBrand } from '../../../core/brand/brand.tsx';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import {
  type Arrival,
  arrivalAtom,
  conversationRowsAtom,
} from '../../../core/messaging/messagingAtoms.ts';
import { pathToConversation } from '../../../core/navigation/paths.ts';
import { userIdAtom } from '../../../core/session/sessionAtom.ts';
import { notificationLeave, showNotification } from '../../../platform/notification.ts';
import { vibrate } from '../../../platform/vibration.ts';
import { isVisible } from '../../../platform/visibility.ts';
import { isAnyVisible, showAsVisible } from '../../../platform/visiblePages.ts';
import { type Alerts, alertsFor } from './alertsFor.ts';
import type { StaleNotices } from './staleNotices.ts';
import { useChime } from './useChime.ts';
import { useNoticeText } from './useNoticeText.ts';
import { useOpenPath } from './useOpenPath.ts';

/** Makes each new message known as the person wants it on this device. */
export function useArrivalAlerts(stale: StaleNotices): void {
  const store = useStore();
  const pages = `visible-${useAtomValue(userIdAtom)}`;
  const chime = useChime();
  const showNotice = useShowNotice(stale);
  const announce = async (arrival: Arrival, sinceLast: number): Promise<Alerts> => {
    const alerts = alertsFor({
      off: store.get(alertsOffAtom),
      mayNotify: notificationLeave() === 'granted',
      isAnyVisible: await isAnyVisible(pages),
      isVisible: isVisible(),
      sinceLast,
    });
    if (alerts.sound) chime()?.play();
    if (alerts.vibration) vibrate();
    if (alerts.notice) await showNotice(arrival, alerts.notice);
    return alerts;
  };
  const latest = useRef(announce);
  useEffect(() => {
    latest.current = announce;
  });
  useEffect(() => showAsVisible(pages), [pages]);
  useEffect(() => {
    let heardAt = Number.NEGATIVE_INFINITY;
    // One after the other: of one conversation the newest has the last word.
    let before: Promise<void> = Promise.resolve();
    const next = async (arrival: Arrival): Promise<void> => {
      const now = Date.now();
      const { sound, vibration, notice } = await latest.current(arrival, now - heardAt);
      if (sound || vibration || notice?.isRenewed) heardAt = now;
    };
    return store.sub(arrivalAtom, () => {
      const arrival = store.get(arrivalAtom);
      if (arrival) before = before.then(() => next(arrival)).catch(() => undefined);
    });
  }, [store]);
}

function useShowNotice(stale: StaleNotices) {
  const store = useStore();
  const messaging = useMessaging();
  const { icon } = useBrand();
  const textOf = useNoticeText();
  const open = useOpenPath();
  return async (arrival: Arrival, how: NonNullable<Alerts['notice']>): Promise<void> => {
    const { conversationID } = arrival;
    const [message] = await messaging.keptMessages([arrival]);
    const text = message && textOf(message, store.get(conversationRowsAtom).get(conversationID));
    if (!text) return;
    const path = pathToConversation(conversationID);
    stale.note(conversationID, store.get(conversationRowsAtom));
    const notice = { ...text, ...how, tag: conversationID, icon, path };
    await showNotification(notice, () => open(path));
  };
}
