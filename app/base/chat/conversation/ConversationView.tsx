import { useAtomValue } from 'jotai';
import type { Peer } from '../../../contract/gateway/conversationId.ts';
import { useConversationRow } from '../../../core/messaging/hooks/useConversationRow.ts';
import { useGroup } from '../../../core/messaging/hooks/useGroup.ts';
import { useTimeline } from '../../../core/messaging/hooks/useTimeline.ts';
import { isListLoadedAtom, messagingStatusAtom } from '../../../core/messaging/messagingAtoms.ts';
import { Composer } from '../composer/Composer.tsx';
import { ComposerStop } from '../composer/ComposerStop.tsx';
import { useWritingStop } from '../composer/useWritingStop.ts';
import { Timeline } from '../timeline/Timeline.tsx';
import { ConversationFrame } from './ConversationFrame.tsx';
import { ConversationGone } from './ConversationGone.tsx';
import { ConversationTitle } from './ConversationTitle.tsx';

type Props = { id: string; peer: Peer };

/** One conversation: title, messages, and where to write. */
export function ConversationView({ id, peer }: Props) {
  const row = useConversationRow(id);
  const timeline = useTimeline(id);
  const isListLoaded = useAtomValue(isListLoadedAtom);
  const status = useAtomValue(messagingStatusAtom);
  const group = useGroup('groupID' in peer ? peer.groupID : '');
  const stop = useWritingStop({ peer, row, group });
  const isGroup = 'groupID' in peer;
  const isReady = isListLoaded && timeline.isLoaded;
  const isSettled = status === 'online' || status === 'waiting' || status === 'stopped';
  // What neither the device nor the gateway knows is not there.
  if (isReady && isSettled && !row && timeline.messages.length === 0) return <ConversationGone />;
  return (
    <ConversationFrame
      title={<ConversationTitle id={id} row={row} peer={peer} group={group.info} />}
      dock={
        stop ? (
          <ComposerStop sentence={stop} />
        ) : (
          isReady && <Composer id={id} peer={peer} draft={row?.draft ?? ''} />
        )
      }
    >
      {isReady && <Timeline row={row} timeline={timeline} isGroup={isGroup} />}
    </ConversationFrame>
  );
}
