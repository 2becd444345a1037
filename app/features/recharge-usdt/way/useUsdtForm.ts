import { useState } from 'react';
import type { Chain } from '../../../contract/recharge-usdt/usdtOffer.ts';
import type { usdtOrder } from '../../../contract/recharge-usdt/usdtOrder.ts';
import { useForm } from '../../../core/form/useForm.ts';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { creditFor } from '../../../lib/money/moneyArithmetic.ts';
import { parseAmount } from '../../../lib/money/parseAmount.ts';
import type { OrderHandle } from '../../../parts/money/order/useOrder.ts';
import {
  checkUsdt,
  isSecret,
  plainHash,
  type UsdtField,
  type UsdtProblem,
  usdtDecimals,
} from './usdtChecks.ts';

const initial = { amount: '', txHash: '' };
/** Never written anywhere: what is pasted here by mistake may open somebody's wallet. */
const secrets: readonly UsdtField[] = ['txHash'];

/** The texts of the report of a transfer. What looks like a key is taken out before it is kept. */
export function useUsdtForm(chain: Chain, rate: number, order: OrderHandle<typeof usdtOrder>) {
  const { chainType, minDep } = chain;
  const tag = useLanguageTag();
  const [secretIn, setSecretIn] = useState<UsdtField | null>(null);
  const form = useForm<UsdtField, UsdtProblem>({
    id: `recharge-usdt:${chainType}`,
    initial,
    secrets,
    check: (values) => checkUsdt(values, { chainType, minDep, tag }),
    async onSend({ amount, txHash }) {
      const parsed = parseAmount(amount, tag, usdtDecimals);
      if ('problem' in parsed) return;
      await order.ask(
        {
          method: 'usdt',
          chainType,
          amount: parsed.value,
          txHash: plainHash(txHash),
          rate,
        },
        creditFor(parsed.value, rate),
      );
    },
  });
  const typed = parseAmount(form.values.amount, tag, usdtDecimals);
  return {
    ...form,
    /** The field that a key was put into, until something else is typed there. */
    secretIn,
    /** The amount as it is read. */
    typed,
    /** Millionths of 1 USDT; null while the amount is none. */
    micro: 'value' in typed && form.live('amount') === null ? typed.value : null,
    field(name: UsdtField) {
      const field = form.field(name);
      return {
        ...field,
        onChange(text: string) {
          if (isSecret(text, name === 'txHash' ? chainType : undefined)) {
            form.set(name, '');
            setSecretIn(name);
            return;
          }
          if (secretIn === name) setSecretIn(null);
          field.onChange(text);
        },
      };
    },
  };
}
