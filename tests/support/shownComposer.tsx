import { useState } from 'react';
import {
  ConversationContext,
  createConversationState,
} from '../../app/base/chat/actions/conversationState.ts';
import { Composer } from '../../app/base/chat/composer/Composer.tsx';

/** Where one writes to Bea, in a conversation without messages. */
export function ShownComposer() {
  const [state] = useState(createConversationState);
  return (
    <ConversationContext value={state}>
      <Composer id="single_bea" peer={{ sessionType: 1, userID: 'bea' }} draft="" />
    </ConversationContext>
  );
}
