import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { calmText } from '../../../../lib/calmText.ts';
import * as css from './MessageWords.css.ts';
import { openingOf } from './openingOf.ts';

/** The words of a message; of very long ones the opening, and the rest when asked for. */
export function MessageWords({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false);
  const opening = openingOf(text);
  const isCut = !isWhole && opening.length < text.length;
  return (
    <>
      <bdi className={css.words}>{calmText(isCut ? `${opening}…` : text)}</bdi>
      {isCut && <ShowAll onShow={() => setWhole(true)} />}
    </>
  );
}

function ShowAll({ onShow }: { onShow: () => void }) {
  const { t } = useTranslation('chat.conversation');
  return (
    <button type="button" className={css.more} onClick={onShow}>
      {t('showAll')}
    </button>
  );
}
