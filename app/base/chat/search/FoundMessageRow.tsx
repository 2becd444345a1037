import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { pathToMessage } from '../../../core/navigation/paths.ts';
import { PersonRow } from '../../../parts/person/PersonRow.tsx';
import { MessageTime } from './MessageTime.tsx';
import { Snippet } from './Snippet.tsx';

type Props = { message: StoredMessage; query: string };

/** One message that was found; opens the conversation at it. */
export function FoundMessageRow({ message, query }: Props) {
  const { sendID, senderNickname, senderFaceUrl } = message;
  return (
    <PersonRow
      person={{ userID: sendID, nickname: senderNickname, faceURL: senderFaceUrl }}
      detail={<Snippet message={message} query={query} />}
      end={<MessageTime message={message} />}
      to={pathToMessage(message)}
    />
  );
}
