import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { declaredFailure } from '../../../contract/callError.ts';
import type { Chain, UsdtOffer } from '../../../contract/recharge-usdt/usdtOffer.ts';
import type { usdtOrder } from '../../../contract/recharge-usdt/usdtOrder.ts';
import { onlineAtom } from '../../../core/backend/onlineAtom.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { AmountQuestion } from '../../../parts/money/AmountQuestion.tsx';
import { TakenNotice } from '../../../parts/money/order/TakenNotice.tsx';
import type { OrderHandle } from '../../../parts/money/order/useOrder.ts';
import { rechargeWords } from '../../../parts/recharge/rechargeWords.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { CreditLine } from './CreditLine.tsx';
import { OwnOrderLink } from './OwnOrderLink.tsx';
import * as css from './UsdtForm.css.ts';
import { useUsdtForm } from './useUsdtForm.ts';
import { useUsdtOrder } from './useUsdtOrder.ts';
import { useUsdtSentences } from './useUsdtSentences.ts';

/** Reports a transfer that was made: how much, and the hash of its transaction. */
export function UsdtForm({ chain, offer }: { chain: Chain; offer: UsdtOffer }) {
  const { t } = useTranslation('recharge-usdt.report');
  const isOnline = useAtomValue(onlineAtom);
  const { order, rate } = useUsdtOrder(chain, offer);
  const form = useUsdtForm(chain, rate.rate, order);
  const sentences = useUsdtSentences(chain);
  const ownOrder = useBlamed(order, form);
  const amountInput = useRef<HTMLInputElement>(null);
  const inputOf = (name: 'amount' | 'txHash') => {
    const { problem, ...field } = form.field(name);
    const said = problem && sentences[problem]();
    return { ...field, error: form.secretIn === name ? t('secret') : said };
  };
  return (
    <form {...form.props} className={css.form}>
      <h2 className={css.title}>{t('title')}</h2>
      <p className={css.lead}>{t('lead')}</p>
      <Field
        {...inputOf('amount')}
        ref={amountInput}
        label={t('amountField')}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="next"
        hint={<CreditLine micro={form.micro} rate={rate} minDep={chain.minDep} />}
      />
      {form.field('amount').problem === 'twoWays' && (
        <AmountQuestion
          parsed={form.typed}
          onChoose={(text) => form.set('amount', text)}
          field={amountInput}
        />
      )}
      <Field
        {...inputOf('txHash')}
        label={t('hash')}
        autoComplete="off"
        enterKeyHint="go"
        hint={chain.chainType === 'TRC20' ? t('hashHint') : t('hashHint0x')}
      />
      {ownOrder && <OwnOrderLink orderNo={ownOrder} />}
      <TakenNotice words={rechargeWords} order={order} />
      {isOnline && (
        <Button type="submit" wide busyLabel={form.isSending ? t('loading') : undefined}>
          {t('next')}
        </Button>
      )}
    </form>
  );
}

type UsdtOrder = OrderHandle<typeof usdtOrder>;
type Form = ReturnType<typeof useUsdtForm>;

/**
 * Takes a refusal that concerns a field back to that field, and clears the form once the order is there.
 * @returns the person's own order of this transaction, where there is one
 */
function useBlamed(order: UsdtOrder, form: Form): string | null {
  const [ownOrder, setOwnOrder] = useState<string | null>(null);
  const { state } = order.intent;
  const failure = state.kind === 'refused' ? declaredFailure(state.error) : null;
  const isDone = state.kind === 'done';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (isDone) form.clear();
    if (failure?.name === 'hashTaken') {
      setOwnOrder(failure.data.orderNo);
      form.refuse({ txHash: 'hashTaken' });
    } else if (failure?.name === 'hashInvalid') {
      form.refuse({ txHash: failure.data.cause });
    } else if (failure?.name === 'belowMinimum') form.refuse({ amount: 'belowMinimum' });
    else return;
    order.close();
  }, [failure, isDone]);
  return form.field('txHash').problem === 'hashTaken' ? ownOrder : null;
}
