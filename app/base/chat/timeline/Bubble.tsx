import { useTranslation } from 'react-i18next';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { clockTime } from '../../../lib/dayTime.ts';
import { isoMoment } from '../../../lib/moment.ts';
import type { BubbleKind } from '../../../parts/message/messageKind.ts';
import { hueOf } from '../../../ui/initials.ts';
import { Seal } from '../../../ui/Seal.tsx';
import { BubbleBody } from '../kinds/BubbleBody.tsx';
import { SendMarkIcon } from '../status/SendMarkIcon.tsx';
import { sendMarkOf } from '../status/sendMark.ts';
import * as css from './Bubble.css.ts';
import { timeOf } from './buildRows.ts';

type Props = {
  message: StoredMessage;
  kind: BubbleKind;
  isOwn: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** Who says it, in the first bubble of a group; null in the others. */
  speaker: string | null;
  /** The name is shown; else it is for screen readers alone. */
  isNamed: boolean;
  /** The speaker is the brand itself. */
  isOfficial: boolean;
};

/** What one person said, who it was, and when. */
export function Bubble(props: Props) {
  const { message, kind, isOwn, isFirst, isLast, speaker, isNamed, isOfficial } = props;
  const { t } = useTranslation('common.person');
  const tag = useLanguageTag();
  const time = timeOf(message);
  const side = isOwn ? css.own : css.others;
  const classes = [css.bubble, side.fill, isFirst && side.first, isLast && side.last];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      {speaker && (
        <span
          className={isNamed ? `${css.sender} ${css.nameOf[hueOf(message.sendID)]}` : css.spoken}
          dir="auto"
        >
          {speaker}
          {isNamed && isOfficial && <Seal label={t('official')} on="bubble" />}
        </span>
      )}
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
