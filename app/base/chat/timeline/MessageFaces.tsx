import { createContext, type ReactNode, useContext } from 'react';
import { useFriend } from '../../../core/messaging/hooks/useFriend.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { pathToUserInfo } from '../../../core/navigation/paths.ts';
import { RowLink } from '../../../core/navigation/RowLink.tsx';
import { usePersonFace } from '../../../parts/person/usePersonFace.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import * as css from './MessageFaces.css.ts';
import { face, groupFace, ownFace } from './MessageRow.css.ts';
import { SpeakerContext } from './speaker.ts';
import type { MessageRowData } from './timelineRow.ts';

type Props = Pick<MessageRowData, 'message' | 'isOwn' | 'isFirst' | 'isLast'> & {
  isGroup: boolean;
};

/** The face of who wrote a message, where the brand and the chat have one beside it. */
export function MessageFaces({ message, isOwn, isFirst, isLast, isGroup }: Props) {
  const speaker = useContext(SpeakerContext);
  if (speaker && !isOwn) {
    const { face: its } = speaker;
    return (
      <span className={groupFace} aria-hidden="true">
        {isFirst && (
          <span className={css.first}>
            <Avatar {...its} size="bubble" />
          </span>
        )}
        {isLast && (
          <span className={css.last}>
            <span className={css.cut}>
              <Avatar {...its} size="s34" />
            </span>
          </span>
        )}
      </span>
    );
  }
  if (isOwn) {
    return <span className={ownFace}>{isFirst && <Face message={message} size="bubble" />}</span>;
  }
  return (
    <span className={isGroup ? groupFace : face}>
      {isFirst && (
        <PersonLink message={message} className={css.first}>
          <Face message={message} size="bubble" />
        </PersonLink>
      )}
      {isLast && isGroup && (
        <PersonLink message={message} className={css.last}>
          <span className={css.cut}>
            <Face message={message} size="s34" />
          </span>
        </PersonLink>
      )}
    </span>
  );
}

/** Whether the group of a conversation lets its members look at each other. */
export const MayLookContext = createContext(true);

type LinkProps = { message: StoredMessage; className: string; children: ReactNode };

/** For fingers and mice: the name stands in the bubble, and the pages of a chat lead to its people too. */
function PersonLink(props: LinkProps) {
  return useContext(MayLookContext) ? <OpenLink {...props} /> : <FriendLink {...props} />;
}

/** Friends know each other anyway. A finger that rests on anybody's face mentions them. */
function FriendLink(props: LinkProps) {
  const isFriend = useFriend(props.message.sendID) !== null;
  if (isFriend) return <OpenLink {...props} />;
  return (
    <span className={props.className} data-sender-face="" aria-hidden="true">
      {props.children}
    </span>
  );
}

function OpenLink({ message, className, children }: LinkProps) {
  return (
    <RowLink
      to={pathToUserInfo(message.sendID, message.groupID)}
      className={className}
      data-sender-face=""
      draggable={false}
      tabIndex={-1}
      aria-hidden="true"
    >
      {children}
    </RowLink>
  );
}

function Face({ message, size }: { message: StoredMessage; size: 'bubble' | 's34' }) {
  const { sendID: userID, senderNickname: nickname, senderFaceUrl: faceURL } = message;
  return <Avatar {...usePersonFace({ userID, nickname, faceURL })} size={size} />;
}
