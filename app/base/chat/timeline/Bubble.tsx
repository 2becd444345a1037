import { useTranslation } from 'react-i18next';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { clockTime } from '../../../lib/dayTime.ts';
import { isoMoment } from '../../../lib/moment.ts';
import { hueOf } from '../../../ui/initials.ts';
import { Seal } from '../../../ui/Seal.tsx';
import { kindOf, textOf } from '../words/contentKind.ts';
import { markOf } from '../words/previewOf.ts';
import { SendMarkIcon } from '../words/SendMarkIcon.tsx';
import * as css from './Bubble.css.ts';
import { timeOf } from './buildRows.ts';
import { MessageWords } from './MessageWords.tsx';
import { UnsupportedCard } from './UnsupportedCard.tsx';

type Props = {
  message: StoredMessage;
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

/** What one person said: plain text, whatever it contains. */
export function Bubble(props: Props) {
  const { message, isOwn, isFirst, isLast, speaker, isNamed, isOfficial } = props;
  const { t } = useTranslation('chat');
  const tag = useLanguageTag();
  const time = timeOf(message);
  const side = isOwn ? css.own : css.others;
  const kind = kindOf(message);
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
      {kind === 'text' ? <MessageWords text={textOf(message)} /> : <UnsupportedCard kind={kind} />}
      <span className={css.meta}>
        <time dateTime={isoMoment(time)}>{clockTime(time, tag)}</time>
        {isOwn && message.state !== 'failed' && (
          <SendMarkIcon mark={markOf(message)} place="bubble" />
        )}
      </span>
    </div>
  );
}
