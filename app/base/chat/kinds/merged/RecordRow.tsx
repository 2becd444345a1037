import { useLanguageTag } from '../../../../core/language/useLanguageTag.ts';
import type { StoredMessage } from '../../../../core/messaging/storedMessage.ts';
import { momentTime } from '../../../../lib/dayTime.ts';
import { isoMoment } from '../../../../lib/moment.ts';
import { usePersonFace } from '../../../../parts/person/usePersonFace.ts';
import { usePersonName } from '../../../../parts/person/usePersonName.ts';
import { Avatar } from '../../../../ui/Avatar.tsx';
import { BubbleBody } from '../BubbleBody.tsx';
import { useMessageKinds } from '../messageKinds.ts';
import { unknownKind } from '../unknown/unknownKind.ts';
import * as css from './RecordRow.css.ts';

/** One message of a record: who, as the record has it, when, and what. */
export function RecordRow({ message }: { message: StoredMessage }) {
  const tag = useLanguageTag();
  const { kindOf } = useMessageKinds();
  const { sendID: userID, senderNickname: nickname, senderFaceUrl: faceURL, sendTime } = message;
  const name = usePersonName()({ userID, nickname });
  const face = usePersonFace({ userID, nickname, faceURL });
  const read = kindOf(message);
  // What only a gateway says has no place among what people said.
  const kind = read?.place === 'bubble' ? read : unknownKind;
  return (
    <article className={css.row}>
      <Avatar {...face} seed={nickname} size="s34" />
      <div className={css.said}>
        <p className={css.head}>
          <span className={css.name} dir="auto" translate="no">
            {name}
          </span>
          {sendTime > 0 && (
            <time className={css.time} dateTime={isoMoment(sendTime)}>
              {momentTime(sendTime, tag)}
            </time>
          )}
        </p>
        <div className={kind.content.form === 'words' ? css.words : css.held}>
          <BubbleBody kind={kind} message={message} isOwn={false} />
        </div>
      </div>
    </article>
  );
}
