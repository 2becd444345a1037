import { useTranslation } from 'react-i18next';
import { MarkedNames, markName, withoutMarks } from '../words/MarkedNames.tsx';
import type { Preview } from '../words/previewOf.ts';
import { SendMarkIcon } from '../words/SendMarkIcon.tsx';
import { useSentence } from '../words/useSentence.ts';
import * as css from './PreviewLine.css.ts';

type Props = { preview: Preview; isTyping: boolean };

/** The second line of a row: what was said last, or what is going on. */
export function PreviewLine({ preview, isTyping }: Props) {
  const { t } = useTranslation('chat');
  const say = useSentence();
  const { mention, isDraft, mark, sender, words, mutedUnread } = preview;
  const text = typeof words === 'string' ? words : say(words);
  if (isTyping && !isDraft && !mention) {
    return (
      <span className={css.preview}>
        <span className={css.typing}>{t('typing')}</span>
      </span>
    );
  }
  return (
    <>
      {mark && <SendMarkIcon mark={mark} place="list" />}
      <span className={css.preview}>
        {mention && <span className={css.red}>{t(mention)} </span>}
        {isDraft && <span className={css.red}>{t('draftTag')} </span>}
        {mutedUnread > 0 && (
          <span aria-hidden="true">{t('mutedCount', { count: mutedUnread })} </span>
        )}
        {sender ? (
          <MarkedNames
            text={t('says', { name: markName(sender), words: withoutMarks(text) })}
            className={css.sender}
          />
        ) : (
          <bdi>{text}</bdi>
        )}
      </span>
    </>
  );
}
