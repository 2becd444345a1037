import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { peerOf } from '../../../contract/gateway/conversationId.ts';
import { ConversationGone } from './ConversationGone.tsx';
import { ConversationView } from './ConversationView.tsx';
import { useBeginning } from './useBeginning.ts';

/** /pages/chat/conversation?id=…: the messages of one conversation, and where to write. */
export function ConversationScreen() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const peer = useMemo(() => peerOf(id), [id]);
  const beginning = useBeginning(id);
  if (!peer) return <ConversationGone />;
  return <ConversationView key={`${id} ${beginning}`} id={id} peer={peer} />;
}
