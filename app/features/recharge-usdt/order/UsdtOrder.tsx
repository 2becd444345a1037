import { CircleAlert } from 'lucide-react';
import * as v from 'valibot';
import { usdtDetails } from '../../../contract/recharge-usdt/usdtDetails.ts';
import { usdtReasons } from '../../../contract/recharge-usdt/usdtReason.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { Amount } from '../../../parts/money/Amount.tsx';
import { DetailRows } from '../../../parts/money/DetailRows.tsx';
import { useAmountText } from '../../../parts/money/useAmountText.ts';
import type { RechargeOrderProps } from '../../../parts/recharge/slots.ts';
import { Callout } from '../../../ui/Callout.tsx';
import { networkNames } from '../networkNames.data.ts';
import { usdtText } from '../usdtText.ts';
import { WholeCode } from '../WholeCode.tsx';
import * as css from './UsdtOrder.css.ts';

/** A transfer of USDT: over which network, to which address, and what was reported and arrived. */
export function UsdtOrder({ order: { row, details } }: RechargeOrderProps) {
  const { t } = useTranslation('recharge-usdt.order');
  const parsed = v.safeParse(usdtDetails, details);
  const reason = usdtReasons.find((known) => known === row.reason) ?? 'failed';
  return (
    <div className={css.part}>
      {row.status === 2 && (
        <Callout tone="negative" glyph={CircleAlert}>
          {t(reason)}
        </Callout>
      )}
      {parsed.success && <Details details={parsed.output} />}
    </div>
  );
}

function Details({ details }: { details: v.InferOutput<typeof usdtDetails> }) {
  const { t } = useTranslation(['recharge-usdt.order', 'recharge-usdt.report']);
  const tag = useLanguageTag();
  const write = useAmountText();
  const { chainType, address, txHash, claimedMicro, receivedMicro, rate, points } = details;
  const copyHash = { text: txHash, label: t('copyHash') };
  return (
    <DetailRows
      rows={[
        { label: t('recharge-usdt.report:network'), value: networkNames[chainType] },
        {
          label: t('recharge-usdt.report:sentTo'),
          value: <WholeCode code={address} />,
          isCode: true,
        },
        {
          label: t('recharge-usdt.report:hash'),
          value: <WholeCode code={txHash} />,
          isCode: true,
          copy: copyHash,
        },
        { label: t('claimed'), value: usdtText(claimedMicro, tag) },
        ...(receivedMicro === null
          ? []
          : [{ label: t('received'), value: usdtText(receivedMicro, tag) }]),
        {
          label: t('recharge-usdt.report:rate'),
          value: t('recharge-usdt.report:rateOf', { rate: write(rate, { isAlwaysShown: true }) }),
        },
        ...(points === null ? [] : [{ label: t('credited'), value: <Amount amount={points} /> }]),
      ]}
    />
  );
}
