import { useState } from 'react';
import {
  ConversationContext,
  createConversationState,
} from '../../app/base/chat/actions/conversationState.ts';
import { Composer } from '../../app/base/chat/composer/Composer.tsx';
import { conversationIdOf, type Peer } from '../../app/contract/gateway/conversationId.ts';

const bea: Peer = { sessionType: 1, userID: 'bea' };

/** Where one writes, to Bea unless told otherwise, in a conversation without messages. */
export function ShownComposer({ peer = bea }: { peer?: Peer }) {
  const [state] = useState(createConversationState);
  return (
    <ConversationContext value={state}>
      <Composer id={conversationIdOf(peer)} peer={peer} draft="" />
    </ConversationContext>
  );
}
