import { useContext } from 'react';
import { useTranslation } from '../../../../core/i18n/translation.tsx';
import type { BubbleContentProps } from '../../../../parts/message/messageKind.ts';
import { OpenersContext } from '../openers.ts';
import * as css from './MergedCard.css.ts';
import { cardOf } from './readRecord.ts';

/** A record of messages: its title and what the first of them say; a tap shows them all. */
export function MergedCard({ message, isOwn }: BubbleContentProps) {
  const { t } = useTranslation('chat.message');
  const { record: open } = useContext(OpenersContext);
  const { title, lines } = cardOf(message);
  const side = isOwn ? css.own : css.others;
  return (
    <button type="button" className={css.card} onClick={() => open(message)}>
      {title !== '' && (
        <span className={css.title} dir="auto">
          {title}
        </span>
      )}
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a message never move
        <span key={index} className={`${css.line} ${side.line}`} dir="auto">
          {line}
        </span>
      ))}
      <span className={`${css.foot} ${side.foot}`}>{t('merged')}</span>
    </button>
  );
}
