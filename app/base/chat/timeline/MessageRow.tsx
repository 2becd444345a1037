import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BubbleKind } from '../../../parts/message/messageKind.ts';
import { usePersonFace } from '../../../parts/person/usePersonFace.ts';
import { usePersonName } from '../../../parts/person/usePersonName.ts';
import { useSupport } from '../../../parts/person/useSupport.ts';
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
  const { t } = useTranslation('chat.conversation');
  // Rows are mounted again when they are scrolled into view; that is no arrival.
  const [isNew] = useState(() => Math.abs(Date.now() - timeOf(message)) < arrival);
  const arriving = isNew ? (isOwn ? css.rising : css.appearing) : '';
  const support = useSupport(message.sendID);
  const { sendID: userID, senderNickname: nickname, senderFaceUrl: faceURL } = message;
  const face = usePersonFace({ userID, nickname, faceURL });
  const name = usePersonName()({ userID, nickname });
  return (
    <div className={`${isFirst ? css.apart : css.joined} ${arriving}`}>
      <div className={`${css.row} ${isOwn ? css.own : ''}`}>
        <span className={isOwn ? css.ownFace : isGroup ? css.groupFace : css.face}>
          {isFirst && <Avatar {...face} size="bubble" />}
          {isLast && isGroup && !isOwn && (
            <span className={css.lastFace}>
              <Avatar {...face} size="s34" />
            </span>
          )}
        </span>
        <Bubble
          message={message}
          kind={kind}
          isOwn={isOwn}
          isFirst={isFirst}
          isLast={isLast}
          speaker={isFirst ? (isOwn ? t('you') : name) : null}
          isNamed={isGroup && !isOwn}
          isOfficial={support !== null}
        />
        {isOwn && message.state === 'failed' && <FailedMark message={message} kind={kind} />}
      </div>
      {isOwn && message.state === 'failed' && (
        <p className={css.reason}>{t(failureKey(message.errCode))}</p>
      )}
    </div>
  );
});
