import { Info } from 'lucide-react';
import type { Chain } from '../../../contract/recharge-usdt/usdtOffer.ts';
import type { usdtOrder } from '../../../contract/recharge-usdt/usdtOrder.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { momentTime } from '../../../lib/dayTime.ts';
import { Amount } from '../../../parts/money/Amount.tsx';
import { DetailRows } from '../../../parts/money/DetailRows.tsx';
import { useAmountText } from '../../../parts/money/useAmountText.ts';
import { RechargeSheet } from '../../../parts/recharge/RechargeSheet.tsx';
import type { RechargeConfirm } from '../../../parts/recharge/useRechargeConfirm.ts';
import { Callout } from '../../../ui/Callout.tsx';
import { networkNames } from '../networkNames.data.ts';
import { usdtText } from '../usdtText.ts';
import { WholeCode } from '../WholeCode.tsx';
import type { UsdtRate } from './useUsdtRate.ts';

export type UsdtConfirmProps = {
  confirm: RechargeConfirm<typeof usdtOrder>;
  chain: Chain;
  rate: UsdtRate;
  /** What it is worth at that rate, in hundredths of a point. */
  points: number;
  /** The rate is another one than when the order was first shown. */
  isRateNew: boolean;
};

/** The last look at a transfer of USDT, with everything that decides what it is worth. */
export function UsdtConfirm(props: UsdtConfirmProps) {
  const { confirm, chain, points, isRateNew } = props;
  const { rateUntil } = props.rate;
  const { t } = useTranslation('recharge-usdt.report');
  const tag = useLanguageTag();
  const write = useAmountText();
  const { shown } = confirm;
  const rows = shown && [
    { label: t('network'), value: networkNames[shown.chainType] },
    { label: t('sentTo'), value: <WholeCode code={chain.address} />, isCode: true },
    { label: t('amount'), value: usdtText(shown.amount, tag) },
    {
      label: t('rate'),
      value: t('rateUntil', {
        rate: write(shown.rate, { isAlwaysShown: true }),
        time: momentTime(rateUntil * 1000, tag),
      }),
    },
    {
      label: t('points'),
      value: <Amount amount={points} size="row" isAlwaysShown />,
    },
    { label: t('hash'), value: <WholeCode code={shown.txHash} />, isCode: true },
  ];
  const notice = isRateNew && (
    <div role="alert">
      <Callout tone="warning" glyph={Info}>
        {t('rateNew')}
      </Callout>
    </div>
  );
  return (
    <RechargeSheet confirm={confirm} notice={notice}>
      {rows && <DetailRows rows={rows} />}
    </RechargeSheet>
  );
}
