import { CircleAlert } from 'lucide-react';
import * as v from 'valibot';
import { transferDetails } from '../../../contract/recharge/transferDetails.ts';
import { type TransferReason, transferReasons } from '../../../contract/recharge/transferReason.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useMediaAddress } from '../../../core/platform/mediaAddress.ts';
import { Amount } from '../../../parts/money/Amount.tsx';
import { DetailRows } from '../../../parts/money/DetailRows.tsx';
import type { RechargeOrderProps } from '../../../parts/recharge/slots.ts';
import { Callout } from '../../../ui/Callout.tsx';
import { useCurrency } from '../transfer/useCurrency.ts';
import { ReceiptPicture } from './ReceiptPicture.tsx';
import * as css from './TransferOrder.css.ts';

const reasonTexts = {
  notFound: 'notFound',
  notReceived: 'notReceived',
  duplicate: 'duplicate',
} as const satisfies Record<TransferReason, string>;

/** A transfer: by which way, with which reference and receipt, how much was reported and credited. */
export function TransferOrder({ order: { row, details } }: RechargeOrderProps) {
  const { t } = useTranslation('recharge.reasons');
  const parsed = v.safeParse(transferDetails, details);
  const reason = transferReasons.find((known) => known === row.reason);
  return (
    <div className={css.part}>
      {row.status === 2 && (
        <Callout tone="negative" glyph={CircleAlert}>
          {t(reason ? reasonTexts[reason] : 'failed')}
        </Callout>
      )}
      {parsed.success && <Details details={parsed.output} />}
    </div>
  );
}

function Details({ details }: { details: v.InferOutput<typeof transferDetails> }) {
  const { t } = useTranslation('recharge.transfer');
  const { name, reference, claimed, points, proof } = details;
  const currency = useCurrency();
  const picture = useMediaAddress()(proof);
  return (
    <DetailRows
      rows={[
        { label: t('way'), value: name },
        {
          label: t('reference'),
          value: reference,
          copy: { text: reference, label: t('copyReference') },
        },
        { label: t('claimed'), value: <Amount amount={claimed} currency={currency} /> },
        ...(points === null ? [] : [{ label: t('credited'), value: <Amount amount={points} /> }]),
        ...(picture === null
          ? []
          : [{ label: t('receiptPicture'), value: <ReceiptPicture address={picture} /> }]),
      ]}
    />
  );
}
