import { type Atom, useAtom, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { LazyPart } from '../../../core/lazy/LazyPart.tsx';
import type { ShownTimeline } from '../../../core/messaging/hooks/useTimeline.ts';
import { messageKeyOf } from '../../../core/messaging/messageRef.ts';
import { useIsActiveScreen } from '../../../core/screen/activeScreen.tsx';
import type { Jump } from '../timeline/jumpContext.ts';
import { openedCalendarAtom } from './openedCalendarAtom.ts';

const sheet = {
  load: async () => (await import('./CalendarSheet.tsx')).CalendarSheet,
};

type Props = {
  timeline: ShownTimeline;
  /** `messageKeyOf` the last message in view. */
  lastInViewAtom: Atom<string | null>;
  jump: Jump;
  onNewest: () => void;
};

/** The calendar of a conversation, beside its messages: those it was opened at may leave the view. */
export function OpenedCalendar({ timeline, lastInViewAtom, jump, onNewest }: Props) {
  const store = useStore();
  const isActive = useIsActiveScreen();
  const [opened, setOpened] = useAtom(openedCalendarAtom);
  /** What it shows while it goes. */
  const [last, setLast] = useState({ opened, turn: 0 });
  if (opened && opened !== last.opened) setLast({ opened, turn: last.turn + 1 });
  // Who comes back finds the conversation.
  useEffect(() => (isActive ? () => setOpened(null) : undefined), [isActive, setOpened]);
  const { messages } = timeline;
  const [first] = messages;
  if (!isActive || !last.opened || !first) return null;
  const inView = messages.findLast((one) => messageKeyOf(one) === store.get(lastInViewAtom));
  const props = {
    conversationID: first.conversationID,
    ...{ timeline, jump, onNewest },
    from: () => inView ?? null,
    time: last.opened.time ?? inView?.sendTime ?? Date.now(),
    isOpen: opened !== null,
    onClose: () => setOpened(null),
  };
  return (
    <LazyPart
      key={last.turn}
      source={sheet}
      props={props}
      placeholder={null}
      onClose={props.onClose}
    />
  );
}
