import { useAtomValue } from 'jotai';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../core/language/useLanguageTag.ts';
import { type AmountStyle, amountParts } from '../../lib/money/formatAmount.ts';
import * as css from './Amount.css.ts';
import { amountsHiddenAtom } from './amountsHidden.ts';
import { HiddenAmount } from './HiddenAmount.tsx';

type Props = {
  /** Hundredths of a point; below zero went out. */
  amount: number;
  /** In `balance` and `display` symbol and decimals are smaller. @default 'text' */
  size?: keyof typeof css.size;
  /** @default 'negative' */
  sign?: AmountStyle['sign'];
  /** `moved` writes what came in green, `failed` strikes through. @default 'plain' */
  look?: 'plain' | 'moved' | 'failed';
  /** ISO 4217, where its symbol is to stand beside the number. */
  currency?: string | undefined;
  /** For what is about to be confirmed: the hide switch leaves it. */
  isAlwaysShown?: boolean;
};

/** An amount of points. While amounts are hidden nobody reads it: dots for the eye, a word for the ear. */
export function Amount(props: Props) {
  const { amount, size = 'text', sign, look = 'plain', currency, isAlwaysShown = false } = props;
  const { t } = useTranslation('points.money');
  const tag = useLanguageTag();
  const isHidden = useAtomValue(amountsHiddenAtom) && !isAlwaysShown;
  if (isHidden) {
    return (
      <span className={`${css.amount} ${css.size[size]}`}>
        <HiddenAmount word={t('hidden')} />
      </span>
    );
  }
  const parts = amountParts(amount, { tag, currency, ...(sign && { sign }) });
  const isIncome = look === 'moved' && amount > 0;
  const tone = look === 'failed' ? css.failed : isIncome ? css.income : '';
  // At two sizes the line through it would be two lines.
  const small = css.small[look === 'failed' ? 'text' : size];
  return (
    <span className={`${css.amount} ${css.size[size]} ${tone}`} translate="no">
      {parts.sign}
      {parts.before && <span className={small}>{parts.before}</span>}
      {parts.whole}
      <span className={small}>{parts.fraction}</span>
      {parts.after && <span className={small}>{parts.after}</span>}
    </span>
  );
}
