import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { onlineAtom } from '../../../core/backend/onlineAtom.ts';
import type { ShownTimeline } from '../../../core/messaging/hooks/useTimeline.ts';
import type { MessageRef } from '../../../core/messaging/messageRef.ts';
import type { ConversationRow } from '../../../core/messaging/messagingAtoms.ts';
import { useSavedContent } from '../../../core/screen/savedContent.ts';
import { OfflineTimeline } from '../timeline/OfflineTimeline.tsx';
import { SpeakerContext, useSpeaker } from '../timeline/speaker.ts';
import { Timeline } from '../timeline/Timeline.tsx';
import { TimelineSkeleton } from '../timeline/TimelineSkeleton.tsx';
import { useOpening } from './useOpening.ts';
import { useReadingPlace } from './useReadingPlace.ts';

type Props = {
  /** Of the conversation. */
  id: string;
  row: ConversationRow | null;
  timeline: ShownTimeline;
  isGroup: boolean;
  personID: string;
  /** The message to open at; null: where reading stopped. Counts when this is mounted. */
  at: MessageRef | null;
  isReady: boolean;
};

/** The messages, once the part of the conversation is there that the address asks for. */
export function OpenedTimeline(props: Props) {
  const { id, row, timeline, isGroup, personID, at, isReady } = props;
  const [sentBefore] = useState(timeline.sentHere);
  const sentSince = timeline.sentHere - sentBefore;
  // People see what they write at once, also before it is known what else there is.
  const isShown = isReady || sentSince > 0;
  const { place, note } = useReadingPlace(id);
  const isReturn = place !== null;
  const { isOpen, foundKey } = useOpening(timeline, place ?? at, isShown);
  const isOnline = useAtomValue(onlineAtom);
  const speaker = useSpeaker(row?.groupID ?? '');
  // What is on its way out was not there before.
  useSavedContent(isShown && timeline.messages.some(({ state }) => state === 'sent'));
  if (!isShown && !isOnline) return <OfflineTimeline />;
  if (!isShown || !isOpen) return <TimelineSkeleton isGroup={isGroup} />;
  return (
    <SpeakerContext value={speaker}>
      <Timeline {...{ row, timeline, isGroup, personID, foundKey, isReturn, sentSince, note }} />
    </SpeakerContext>
  );
}
