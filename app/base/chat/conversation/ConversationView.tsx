import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Peer } from '../../../contract/gateway/conversationId.ts';
import { LazyPart } from '../../../core/lazy/LazyPart.tsx';
import { useConversationRow } from '../../../core/messaging/hooks/useConversationRow.ts';
import { useGroup } from '../../../core/messaging/hooks/useGroup.ts';
import { useTimeline } from '../../../core/messaging/hooks/useTimeline.ts';
import type { MessageRef } from '../../../core/messaging/messageRef.ts';
import {
  isListFetchedAtom,
  isListLoadedAtom,
  messagingStatusAtom,
} from '../../../core/messaging/messagingAtoms.ts';
import { ConversationContext, createConversationState } from '../actions/conversationState.ts';
import { noticeAsk } from '../alerts/ask/noticeAsk.ts';
import { Composer } from '../composer/Composer.tsx';
import { ComposerRestriction } from '../composer/ComposerRestriction.tsx';
import { useQuotedDraft } from '../composer/useQuotedDraft.ts';
import { useWriteRestriction } from '../composer/useWriteRestriction.ts';
import { MessageOpeners } from '../kinds/MessageOpeners.tsx';
import { MayLookContext } from '../timeline/MessageFaces.tsx';
import { mayLookIn } from '../timeline/mayLook.ts';
import { TimelineSkeleton } from '../timeline/TimelineSkeleton.tsx';
import { ConversationDock } from './ConversationDock.tsx';
import { ConversationFrame } from './ConversationFrame.tsx';
import { ConversationGone } from './ConversationGone.tsx';
import { ConversationNotices } from './ConversationNotices.tsx';
import { ConversationTitle } from './ConversationTitle.tsx';
import { OpenedTimeline } from './OpenedTimeline.tsx';
import { useNewConversation } from './useNewConversation.ts';
import { useReplaced } from './useReplaced.ts';
import { useStartDraft } from './useStartDraft.ts';

const selectionTitle = {
  load: async () => (await import('../actions/SelectionBar.tsx')).SelectionTitle,
};

type Props = {
  id: string;
  peer: Peer;
  /** The message to open at; null: where reading stopped. */
  at: MessageRef | null;
};

/** One conversation: title, messages, and where to write. */
export function ConversationView({ id, peer, at }: Props) {
  const row = useConversationRow(id);
  const timeline = useTimeline(id);
  const { turn, isReplaced } = useReplaced(timeline.messages);
  const isListLoaded = useAtomValue(isListLoadedAtom);
  const isListFetched = useAtomValue(isListFetchedAtom);
  const status = useAtomValue(messagingStatusAtom);
  const group = useGroup('groupID' in peer ? peer.groupID : '');
  const restriction = useWriteRestriction({
    peer,
    row,
    group,
    messages: timeline.messages,
  });
  const isGroup = 'groupID' in peer;
  const [state] = useState(createConversationState);
  const isChoosing = useAtomValue(state.selectionAtom) !== null;
  const startDraft = useStartDraft(id, row, state, restriction !== null);
  useQuotedDraft(row, state);
  const isRead = isListLoaded && timeline.isLoaded;
  // A gateway that never answered on this device says nothing of what is there.
  const isSettled =
    status === 'online' || status === 'stopped' || (status === 'waiting' && isListFetched);
  // On a new device the count of unread messages comes from the gateway.
  const isKnown = isRead && (row !== null || isSettled);
  const isReady = isKnown && (timeline.messages.length > 0 || isSettled);
  const isUnheardOf = isKnown && !row && timeline.messages.length === 0;
  const beginning = useNewConversation(peer, isUnheardOf);
  // What neither the device nor the gateway knows is not there.
  if (isUnheardOf && beginning === 'gone')
    return <ConversationGone isAway={status === 'waiting'} />;
  const title = <ConversationTitle id={id} row={row} peer={peer} group={group.info} />;
  return (
    <ConversationContext value={state}>
      <ConversationFrame
        title={
          isChoosing ? (
            <LazyPart source={selectionTitle} props={{}} placeholder={title} isAside />
          ) : (
            title
          )
        }
        notices={group.info && <ConversationNotices id={id} group={group.info} />}
        dock={
          <ConversationDock isChoosing={isChoosing} isGroup={isGroup}>
            {timeline.sentHere > 0 && <LazyPart source={noticeAsk} props={{}} isAside />}
            {restriction ? (
              <ComposerRestriction {...{ id, peer, group: group.info, restriction }} />
            ) : (
              isListLoaded && <Composer key={startDraft} id={id} peer={peer} draft={startDraft} />
            )}
          </ConversationDock>
        }
      >
        {isReplaced ? (
          <TimelineSkeleton isGroup={isGroup} />
        ) : (
          <MessageOpeners>
            <MayLookContext value={mayLookIn(group)}>
              <OpenedTimeline
                key={turn}
                id={id}
                row={row}
                timeline={timeline}
                isGroup={isGroup}
                personID={'userID' in peer ? peer.userID : ''}
                at={at}
                isReady={isReady && !(isUnheardOf && beginning === 'asking')}
              />
            </MayLookContext>
          </MessageOpeners>
        )}
      </ConversationFrame>
    </ConversationContext>
  );
}
