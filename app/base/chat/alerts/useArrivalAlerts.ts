import { useAtomValue, useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { alertsOffAtom } from '../../../core/alerts/alertsOffAtom.ts';
import { useBrand } from '../../../core/brand/brand.tsx';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import { type MessageRef, refOf } from '../../../core/messaging/messageRef.ts';
import {
  type Arrival,
  arrivalAtom,
  conversationRowsAtom,
  isInStepAtom,
  messageChangesAtom,
} from '../../../core/messaging/messagingAtoms.ts';
import { stillThere } from '../../../core/messaging/references/stillThere.ts';
import { pathToConversation } from '../../../core/navigation/paths.ts';
import { userIdAtom } from '../../../core/session/sessionAtom.ts';
import {
  notificationLeave,
  showNotification,
  shownNotifications,
} from '../../../platform/notification.ts';
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
  const { showNotice, checkNotices } = useNotices(stale);
  const announce = async (arrival: Arrival, sinceLast: number): Promise<Alerts> => {
    const isBeforeEyes = await isAnyVisible(pages);
    const alerts = alertsFor({
      off: store.get(alertsOffAtom),
      // The browser takes milliseconds to say so, and messages may come by the hundred.
      mayNotify: !isBeforeEyes && notificationLeave() === 'granted',
      isAnyVisible: isBeforeEyes,
      isVisible: isVisible(),
      sinceLast,
    });
    if (alerts.sound) chime()?.play();
    if (alerts.vibration) vibrate();
    if (alerts.notice) await showNotice(arrival, alerts.notice);
    return alerts;
  };
  const latest = useRef({ announce, checkNotices });
  useEffect(() => {
    latest.current = { announce, checkNotices };
  });
  useEffect(() => showAsVisible(pages), [pages]);
  useEffect(() => {
    let heardAt = Number.NEGATIVE_INFINITY;
    // One after the other: of one conversation the newest has the last word.
    let before: Promise<void> = Promise.resolve();
    const next = async (arrival: Arrival): Promise<void> => {
      const now = Date.now();
      const { sound, vibration, notice } = await latest.current.announce(arrival, now - heardAt);
      if (sound || vibration || notice?.isRenewed) heardAt = now;
    };
    const inTurn = (work: () => Promise<void>): void => {
      before = before.then(work).catch(() => undefined);
    };
    let isCheckWaiting = false;
    const check = (): void => {
      if (isCheckWaiting) return;
      isCheckWaiting = true;
      inTurn(() => {
        isCheckWaiting = false;
        return latest.current.checkNotices();
      });
    };
    const unsubscribes = [
      store.sub(arrivalAtom, () => {
        const arrival = store.get(arrivalAtom);
        if (arrival) inTurn(() => next(arrival));
      }),
      store.sub(messageChangesAtom, check),
      store.sub(isInStepAtom, check),
    ];
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }, [store]);
}

/** Messages of a conversation that its notice may fall back to. */
const mostNoted = 20;

/** Shows notices, each of one message by its reference, and takes back what is gone. */
function useNotices(stale: StaleNotices) {
  const store = useStore();
  const messaging = useMessaging();
  const { icon } = useBrand();
  const textOf = useNoticeText();
  const open = useOpenPath();
  /** By conversation, the messages that this page told of, oldest first. */
  const noted = useRef(new Map<string, readonly MessageRef[]>());

  const show = async (ref: MessageRef, how: NonNullable<Alerts['notice']>): Promise<boolean> => {
    const { conversationID } = ref;
    const [message] = await stillThere(messaging, [ref]);
    const text = message && textOf(message, store.get(conversationRowsAtom).get(conversationID));
    if (!text) return false;
    const path = pathToConversation(conversationID);
    stale.note(conversationID, store.get(conversationRowsAtom));
    const notice = { ...text, ...how, tag: conversationID, icon, path, about: refOf(ref) };
    return showNotification(notice, () => open(path));
  };
  const fallBack = async (conversationID: string): Promise<boolean> => {
    const earlier = await stillThere(messaging, noted.current.get(conversationID) ?? []);
    const newest = earlier.findLast(({ isRead }) => !isRead);
    noted.current.set(conversationID, earlier.map(refOf));
    return newest ? show(newest, { isSilent: true, isRenewed: false }) : false;
  };
  return {
    async showNotice(arrival: Arrival, how: NonNullable<Alerts['notice']>): Promise<void> {
      const { conversationID } = arrival;
      const before = noted.current.get(conversationID) ?? [];
      noted.current.set(conversationID, [...before, arrival].slice(-mostNoted));
      await show(arrival, how);
    },
    /** What was taken back, deleted or has expired stands in no notice: an earlier message takes its place. */
    async checkNotices(): Promise<void> {
      for (const { about, close } of await shownNotifications()) {
        if (!isMessageRef(about)) continue;
        const isGone = (await stillThere(messaging, [about])).length === 0;
        if (isGone && !(await fallBack(about.conversationID))) close();
      }
    },
  };
}

function isMessageRef(about: unknown): about is MessageRef {
  return typeof about === 'object' && about !== null && 'clientMsgID' in about;
}
