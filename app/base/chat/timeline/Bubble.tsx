import type { Ref } from 'react';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { clockTime } from '../../../lib/dayTime.ts';
import { isoMoment } from '../../../lib/moment.ts';
import type { BubbleKind } from '../../../parts/message/messageKind.ts';
import { BubbleBody } from '../kinds/BubbleBody.tsx';
import { SendMarkIcon } from '../status/SendMarkIcon.tsx';
import { sendMarkOf } from '../status/sendMark.ts';
import * as css from './Bubble.css.ts';
import { BubbleSpeaker } from './BubbleSpeaker.tsx';
import { timeOf } from './buildRows.ts';

type Props = {
  message: StoredMessage;
  kind: BubbleKind;
  isOwn: boolean;
  isFirst: boolean;
  isLast: boolean;
  isGroup: boolean;
  id: string;
  ref: Ref<HTMLDivElement>;
};

/** What one person said, who it was, and when. */
export function Bubble(props: Props) {
  const { message, kind, isOwn, isFirst, isLast, isGroup, id, ref } = props;
  const tag = useLanguageTag();
  const time = timeOf(message);
  const side = isOwn ? css.own : css.others;
  const classes = [css.bubble, side.fill, isFirst && side.first, isLast && side.last];
  return (
    <div ref={ref} id={id} className={classes.filter(Boolean).join(' ')}>
      {isFirst && <BubbleSpeaker message={message} isOwn={isOwn} isNamed={isGroup && !isOwn} />}
      <BubbleBody kind={kind} message={message} isOwn={isOwn} />
      <span className={css.meta}>
        <time dateTime={isoMoment(time)}>{clockTime(time, tag)}</time>
        {isOwn && message.state !== 'failed' && (
          <SendMarkIcon mark={sendMarkOf(message)} place="bubble" />
        )}
      </span>
    </div>
  );
}
