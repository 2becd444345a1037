import { Info } from 'lucide-react';
import type { Chain } from '../../../contract/recharge-usdt/usdtOffer.ts';
import { usdtOrder } from '../../../contract/recharge-usdt/usdtOrder.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { momentTime } from '../../../lib/dayTime.ts';
import { creditFor } from '../../../lib/money/moneyArithmetic.ts';
import { Amount } from '../../../parts/money/Amount.tsx';
import { ConfirmSheet } from '../../../parts/money/order/ConfirmSheet.tsx';
import type { OrderKind } from '../../../parts/money/order/orderKind.ts';
import type { ConfirmProps } from '../../../parts/money/order/useOrder.ts';
import { useAmountText } from '../../../parts/money/useAmountText.ts';
import { rechargeWords } from '../../../parts/recharge/rechargeWords.ts';
import { Callout } from '../../../ui/Callout.tsx';
import { networkNames } from '../networkNames.data.ts';
import { usdtText } from '../usdtText.ts';
import { WholeCode } from '../WholeCode.tsx';
import type { UsdtRate } from './useUsdtOrder.ts';

const usdt: OrderKind = { call: usdtOrder, words: rechargeWords };

export type UsdtConfirmProps = ConfirmProps<
  typeof usdtOrder,
  {
    chain: Chain;
    rate: UsdtRate;
    /** Of an order that the server refused for its old one; null where there was none. */
    newRate: number | null;
  }
>;

/** The last look at a transfer of USDT, with everything that decides what it is worth. */
export function UsdtConfirm({ input, about, ...sheet }: UsdtConfirmProps) {
  const { chain, rate, newRate } = about;
  const { t } = useTranslation('recharge-usdt.report');
  const tag = useLanguageTag();
  const write = useAmountText();
  const points = creditFor(input.amount, input.rate);
  const notice = input.rate === newRate && (
    <div role="alert">
      <Callout tone="warning" glyph={Info}>
        {t('rateNew')}
      </Callout>
    </div>
  );
  return (
    <ConfirmSheet
      {...sheet}
      kind={usdt}
      notice={notice}
      rows={[
        { label: t('network'), value: networkNames[input.chainType] },
        { label: t('sentTo'), value: <WholeCode code={chain.address} />, isCode: true },
        { label: t('amount'), value: usdtText(input.amount, tag) },
        {
          label: t('rate'),
          value: t('rateUntil', {
            rate: write(input.rate, { isAlwaysShown: true }),
            time: momentTime(rate.rateUntil * 1000, tag),
          }),
        },
        { label: t('points'), value: <Amount amount={points} size="row" isAlwaysShown /> },
        { label: t('hash'), value: <WholeCode code={input.txHash} />, isCode: true },
      ]}
    />
  );
}
