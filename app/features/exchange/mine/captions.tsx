import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useWallet } from '../../../parts/money/useWallet.ts';

/** Says at the row of the bank cards how many there are. */
export function CardsCaption() {
  const { t } = useTranslation('exchange.words');
  const { data } = useWallet();
  return data !== null && data.cards > 0 && t('cardCount', { count: data.cards });
}

/** Says at the row of the withdrawals that one waits to be decided. */
export function ReviewCaption() {
  const { t } = useTranslation('points.money');
  const { data } = useWallet();
  return data !== null && data.inReview.exchange > 0 && t('statusReview');
}
