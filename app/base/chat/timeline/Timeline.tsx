import { useAtomValue } from 'jotai';
import { memo, useImperativeHandle, useReducer, useRef, useState } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { LazyPart } from '../../../core/lazy/LazyPart.tsx';
import { useIsTyping } from '../../../core/messaging/hooks/useIsTyping.ts';
import type { ShownTimeline } from '../../../core/messaging/hooks/useTimeline.ts';
import { isMentioned } from '../../../core/messaging/messageModel/attention.ts';
import type { ConversationRow } from '../../../core/messaging/messagingAtoms.ts';
import { userIdAtom } from '../../../core/session/sessionAtom.ts';
import { useToday } from '../../../core/time/useToday.ts';
import { AnchoredList, type AnchoredListHandle } from '../../../ui/AnchoredList.tsx';
import { useConversationState } from '../actions/conversationState.ts';
import { stepMessages } from '../actions/stepMessages.ts';
import { useCalendar } from '../calendar/useCalendar.ts';
import { Announcer } from './Announcer.tsx';
import { endKeyOf } from './endKeyOf.ts';
import { FloatingDay } from './FloatingDay.tsx';
import { JumpContext } from './jumpContext.ts';
import { ReadTracker } from './ReadTracker.tsx';
import * as css from './Timeline.css.ts';
import { TimelineRowView } from './TimelineRowView.tsx';
import { TimelineSkeleton } from './TimelineSkeleton.tsx';
import { useEnds } from './useEnds.ts';
import { useLastInView } from './useLastInView.ts';
import { useLight } from './useLight.ts';
import { useNotedEnd } from './useNotedEnd.ts';
import { useShownDay } from './useShownDay.ts';
import { useTimelinePlace } from './useTimelinePlace.ts';
import { useTimelineRows } from './useTimelineRows.ts';
import { WayBack } from './WayBack.tsx';

const heldFocus = {
  load: async () => (await import('./HeldFocus.tsx')).HeldFocus,
};

type Props = {
  /** Null for a conversation that has not begun. */
  row: ConversationRow | null;
  timeline: ShownTimeline;
  isGroup: boolean;
  /** With whom the conversation is; '' for a group. */
  personID: string;
  /** `messageKeyOf` the message that the conversation is opened at; null: where reading stopped. */
  foundKey: string | null;
  /** That is where it was read before, at the top of the view: nobody has asked for it by name. */
  isReturn: boolean;
  /** How many messages were sent here since the conversation was opened, also before this was shown. */
  sentSince: number;
  /** Told `messageKeyOf` the message at the top of what is read; null: the newest are in view. */
  note: (key: string | null) => void;
};

/** The messages of a conversation. Mounted once its timeline has been read. */
export const Timeline = memo(function Timeline(props: Props) {
  const { row, timeline, isGroup, personID, foundKey, isReturn, sentSince, note } = props;
  const { t } = useTranslation('chat.conversation');
  const selfId = useAtomValue(userIdAtom) ?? '';
  const today = useToday();
  const isTyping = useIsTyping(row?.conversationID ?? '');
  const { messages, hasNewer } = timeline;
  const unreadCount = row?.unreadCount ?? 0;
  const list = useRef<AnchoredListHandle>(null);
  const needs = { unreadCount, selfId, foundKey, isReturn, sentSince, list };
  const place = useTimelinePlace(timeline, needs);
  const { isLookedFor, listKey, startAt, lineAboveKey, litKey, jump, jumps, origin } = place;
  const [isAtEnd, setIsAtEnd] = useState<boolean | null>(null); // Null until the list is there.
  const { isLit, onUnlit } = useLight(jumps);
  useNotedEnd(isAtEnd === true && !hasNewer, note);
  const [isFocusHeld, holdFocus] = useReducer(() => true, false);
  const ends = useEnds(timeline, list);
  const laidOut = { selfId, isGroup, isTyping, firstUnreadKey: lineAboveKey, foundKey: litKey };
  const rows = useTimelineRows(timeline, laidOut);
  const { dayAtom, onTopInView } = useShownDay(rows, note);
  const { lastInViewAtom, onLastInView, isSeen, onLooking } = useLastInView(rows, list);
  useCalendar({ timeline, lastInViewAtom, jump, onNewest: place.goToNewest });
  useImperativeHandle(useConversationState().jump, () => jump);
  const tabStopKey = rows.findLast(({ kind }) => kind === 'message')?.key;
  if (isLookedFor) return <TimelineSkeleton isGroup={isGroup} />;
  return (
    <JumpContext value={jump}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: leads from one button inside to the next */}
      <div className={css.place} onKeyDown={stepMessages} onFocus={holdFocus}>
        <AnchoredList
          key={listKey}
          ref={list}
          rows={rows}
          label={t('messages')}
          startAt={startAt}
          hasMoreBelow={hasNewer}
          onNearStart={ends.older.loadMore}
          onNearEnd={ends.newer.loadMore}
          onAtEnd={setIsAtEnd}
          isSeen={isSeen}
          onLastInView={onLastInView}
          onTopInView={onTopInView}
        >
          {(one) => (
            <TimelineRowView
              row={one}
              today={today}
              isGroup={isGroup}
              personID={personID}
              page={one.kind === 'older' || one.kind === 'newer' ? ends[one.kind] : null}
              isFound={one.key === litKey}
              isLit={isLit}
              isTabStop={one.key === tabStopKey}
              onUnlit={onUnlit}
            />
          )}
        </AnchoredList>
        <FloatingDay dayAtom={dayAtom} today={today} />
        <div className={css.ways}>
          <ReadTracker
            timeline={timeline}
            unreadCount={unreadCount}
            isMentioned={isGroup && !!row && isMentioned(row)}
            selfId={selfId}
            lastKey={endKeyOf(rows.findLast(({ kind }) => kind !== 'typing'))}
            lastInViewAtom={lastInViewAtom}
            isAway={isAtEnd === false || hasNewer}
            onLooking={onLooking}
            onNewest={place.goToNewest}
          />
          <WayBack origin={origin} />
        </div>
        <Announcer key={jumps} {...{ messages, hasNewer, foundKey: litKey, selfId }} />
        {isFocusHeld && <LazyPart source={heldFocus} props={{ rows }} isAside />}
      </div>
    </JumpContext>
  );
});
