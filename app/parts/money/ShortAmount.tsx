import { useAtomValue } from 'jotai';
import { useLanguageTag } from '../../core/language/useLanguageTag.ts';
import { abbreviateAmount } from '../../lib/money/abbreviateAmount.ts';
import { formatAmount } from '../../lib/money/formatAmount.ts';
import * as css from './Amount.css.ts';
import { Amount } from './Amount.tsx';
import { amountsHiddenAtom } from './amountsHidden.ts';
import { unseen } from './HiddenAmount.css.ts';

/**
 * An amount where there is no room for all of it: the eye gets it abbreviated, never more than it is,
 * the ear and the pointer whole. Not for what is about to be confirmed.
 * @param amount hundredths of a point, not below zero.
 */
export function ShortAmount({ amount }: { amount: number }) {
  const tag = useLanguageTag();
  const isHidden = useAtomValue(amountsHiddenAtom);
  if (isHidden) return <Amount amount={amount} />;
  const whole = formatAmount(amount, { tag });
  return (
    <span className={css.amount} title={whole} translate="no">
      <span aria-hidden="true">{abbreviateAmount(amount, tag)}</span>
      <span className={unseen}>{whole}</span>
    </span>
  );
}
