import { type Atom, useStore } from 'jotai';
import { useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { ShownTimeline } from '../../../core/messaging/hooks/useTimeline.ts';
import { messageKeyOf } from '../../../core/messaging/messageRef.ts';
import { useOpenSheet } from '../../../core/overlay/SheetHost.tsx';
import { useConversationState } from '../actions/conversationState.ts';
import type { Jump } from '../timeline/jumpContext.ts';
import type { Leading } from './useDayJump.ts';

const sheet = {
  load: async () => (await import('./CalendarSheet.tsx')).CalendarSheet,
};

type Input = {
  timeline: ShownTimeline;
  /** `messageKeyOf` the last message in view. */
  lastInViewAtom: Atom<string | null>;
  jump: Jump;
  onNewest: () => void;
};

/** Lets the parts of a conversation open its calendar, which leads to another place in its messages. */
export function useCalendar({ timeline, lastInViewAtom, jump, onNewest }: Input): void {
  const store = useStore();
  const openSheet = useOpenSheet();
  const inView = () => {
    const key = store.get(lastInViewAtom);
    return timeline.messages.findLast((one) => messageKeyOf(one) === key) ?? null;
  };
  const leading = useRef<Leading>({ jump, onNewest, from: inView });
  useLayoutEffect(() => {
    leading.current = { jump, onNewest, from: inView };
  });
  useImperativeHandle(useConversationState().openCalendar, () => (wanted) => {
    const conversationID = timeline.messages[0]?.conversationID;
    const time = wanted ?? inView()?.sendTime ?? Date.now();
    if (conversationID !== undefined) openSheet(sheet, { conversationID, leading, time });
  });
}
