import { useTranslation } from '../../../core/i18n/translation.tsx';
import { MarkedNames, markName, withoutMarks } from '../../../parts/message/MarkedNames.tsx';
import { useWords } from '../../../parts/message/useWords.ts';
import { usePersonName } from '../../../parts/person/usePersonName.ts';
import { SendMarkIcon } from '../status/SendMarkIcon.tsx';
import * as css from './PreviewLine.css.ts';
import type { Preview } from './previewOf.ts';

type Props = { preview: Preview; isTyping: boolean };

/** The second line of a row: what was said last, or what is going on. */
export function PreviewLine({ preview, isTyping }: Props) {
  const { t } = useTranslation(['chat.list', 'chat.message']);
  const say = useWords();
  const nameOf = usePersonName();
  const { mention, isDraft, mark, sender, words, mutedUnread } = preview;
  const text = say(words);
  if (isTyping && !isDraft && !mention) {
    return (
      <span className={css.preview}>
        <span className={css.typing}>{t('chat.message:typing')}</span>
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
            text={t('chat.message:says', {
              name: markName(nameOf(sender)),
              words: withoutMarks(text),
            })}
            className={css.sender}
          />
        ) : (
          <bdi>{text}</bdi>
        )}
      </span>
    </>
  );
}
