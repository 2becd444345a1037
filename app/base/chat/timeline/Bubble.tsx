import type { Ref } from 'react';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { readCountOf } from '../../../core/messaging/messageModel/readersOf.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { clockTime } from '../../../lib/dayTime.ts';
import { isoMoment } from '../../../lib/moment.ts';
import type { BubbleKind } from '../../../parts/message/messageKind.ts';
import { BubbleBody } from '../kinds/BubbleBody.tsx';
import { ReadBy } from '../readers/ReadBy.tsx';
import { SendMarkIcon } from '../status/SendMarkIcon.tsx';
import { sendMarkOf } from '../status/sendMark.ts';
import * as css from './Bubble.css.ts';
import { BubbleSpeaker } from './BubbleSpeaker.tsx';
import { timeOf } from './timeOf.ts';

type Props = {
  message: StoredMessage;
  /** Those drawn together in it, `message` the first of them. */
  album?: readonly StoredMessage[] | undefined;
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
  const { message, album, kind, isOwn, isFirst, isLast, isGroup, id, ref } = props;
  const tag = useLanguageTag();
  const last = album?.at(-1) ?? message;
  const time = timeOf(last);
  const readCount = isGroup && isOwn ? readCountOf(last) : 0;
  const side = isOwn ? css.own : css.others;
  const { frame } = kind;
  const hasPill = frame === 'bare' || frame === 'none';
  const shape = [side.fill, isFirst && side.first, isLast && side.last];
  const classes = [
    css.bubble,
    ...shape,
    frame === 'bare' && css.bare,
    frame === 'none' && css.none,
  ];
  return (
    <div
      ref={ref}
      id={id}
      className={classes.filter(Boolean).join(' ')}
      data-unkept={message.isUnkept ? '' : undefined}
    >
      {isFirst && <BubbleSpeaker message={message} isOwn={isOwn} isNamed={isGroup && !isOwn} />}
      <BubbleBody {...{ kind, message, album, isOwn }} />
      <span className={hasPill ? css.pill : css.meta}>
        <time dateTime={isoMoment(time)}>{clockTime(time, tag)}</time>
        {isOwn &&
          last.state !== 'failed' &&
          (readCount > 0 ? (
            <ReadBy message={last} count={readCount} />
          ) : (
            <SendMarkIcon mark={sendMarkOf(last)} place="bubble" />
          ))}
      </span>
    </div>
  );
}
