import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import type { BubbleKind } from '../../../parts/message/messageKind.ts';
import { usePersonFace } from '../../../parts/person/usePersonFace.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Bubble } from './Bubble.tsx';
import { timeOf } from './buildRows.ts';
import { FailedMark } from './FailedMark.tsx';
import { failureKey } from './failureKey.ts';
import * as css from './MessageRow.css.ts';
import type { MessageRowData } from './timelineRow.ts';

/** A message younger than this is animated when it appears, in milliseconds. */
const arrival = 1_500;

type Props = Pick<MessageRowData, 'message' | 'isOwn' | 'isFirst' | 'isLast'> & {
  kind: BubbleKind;
  isGroup: boolean;
};

/** One message with its bubble, and the face of who wrote it where the brand and the chat have one. */
export const MessageRow = memo(function MessageRow(props: Props) {
  const { message, kind, isOwn, isFirst, isLast, isGroup } = props;
  // Rows are mounted again when they are scrolled into view; that is no arrival.
  const [isNew] = useState(() => Math.abs(Date.now() - timeOf(message)) < arrival);
  const arriving = isNew ? (isOwn ? css.rising : css.appearing) : '';
  const hasFailed = isOwn && message.state === 'failed';
  return (
    <div className={`${isFirst ? css.apart : css.joined} ${arriving}`}>
      <div className={`${css.row} ${isOwn ? css.own : ''}`}>
        <span className={isOwn ? css.ownFace : isGroup ? css.groupFace : css.face}>
          {isFirst && <SenderFace message={message} size="bubble" />}
          {isLast && isGroup && !isOwn && (
            <span className={css.lastFace}>
              <SenderFace message={message} size="s34" />
            </span>
          )}
        </span>
        <Bubble
          message={message}
          kind={kind}
          isOwn={isOwn}
          isFirst={isFirst}
          isLast={isLast}
          isGroup={isGroup}
        />
        {hasFailed && <FailedMark message={message} kind={kind} />}
      </div>
      {hasFailed && <FailedReason errCode={message.errCode} />}
    </div>
  );
});

function SenderFace({ message, size }: { message: StoredMessage; size: 'bubble' | 's34' }) {
  const { sendID: userID, senderNickname: nickname, senderFaceUrl: faceURL } = message;
  return <Avatar {...usePersonFace({ userID, nickname, faceURL })} size={size} />;
}

function FailedReason({ errCode }: Pick<StoredMessage, 'errCode'>) {
  const { t } = useTranslation('chat.conversation');
  return <p className={css.reason}>{t(failureKey(errCode))}</p>;
}
