import type { BankCard } from '../../../contract/exchange/userBankList.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useMomentText } from '../useMomentText.ts';
import * as css from './CardFace.css.ts';
import { isHeld } from './isHeld.ts';

/** From when on a card may be used, and why it cannot be removed now; nothing for most. */
export function CardNotes({ card }: { card: BankCard }) {
  const { t } = useTranslation('exchange.words');
  const momentText = useMomentText();
  const { holdUntil, inUse } = card;
  return (
    <>
      {isHeld(card) && holdUntil !== null && (
        <span className={css.note}>{t('cardHeld', { time: momentText(holdUntil) })}</span>
      )}
      {inUse === 1 && <span className={css.owner}>{t('cardInUse')}</span>}
    </>
  );
}
