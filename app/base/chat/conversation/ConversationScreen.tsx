import { useMemo } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { peerOf } from '../../../contract/gateway/conversationId.ts';
import { messageKeyOf } from '../../../core/messaging/messageRef.ts';
import { paths } from '../../../core/navigation/paths.ts';
import { useIsActiveScreen } from '../../../core/screen/activeScreen.tsx';
import { ConversationGone } from './ConversationGone.tsx';
import { ConversationView } from './ConversationView.tsx';
import { useBeginning } from './useBeginning.ts';
import { useIsOffered } from './useIsOffered.ts';

/**
 * /pages/chat/conversation?id=…: the messages of one conversation, and where to write. With
 * &message=…&sender=… it opens at that message.
 */
export function ConversationScreen() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const clientMsgID = search.get('message') ?? '';
  const sendID = search.get('sender') ?? '';
  const peer = useMemo(() => peerOf(id), [id]);
  const beginning = useBeginning(id);
  const isOffered = useIsOffered(peer);
  const isActive = useIsActiveScreen();
  if (!peer) return <ConversationGone />;
  // The same happens at any address without a page.
  if (!isOffered) return isActive ? <Navigate to={paths.chat} replace /> : null;
  const at = clientMsgID && sendID ? { conversationID: id, sendID, clientMsgID } : null;
  const key = `${id} ${beginning} ${at && messageKeyOf(at)}`;
  return <ConversationView key={key} id={id} peer={peer} at={at} />;
}
