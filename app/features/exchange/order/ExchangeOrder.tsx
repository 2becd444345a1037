import { CircleAlert, MessageSquareWarning, ShieldCheck } from 'lucide-react';
import * as v from 'valibot';
import { exchangeRecord } from '../../../contract/exchange/exchangeRecord.ts';
import { useBrand } from '../../../core/brand/brand.tsx';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { Amount } from '../../../parts/money/Amount.tsx';
import { DetailRows } from '../../../parts/money/DetailRows.tsx';
import type { OrderPartProps } from '../../../parts/money/slots.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Callout } from '../../../ui/Callout.tsx';
import * as css from './ExchangeOrder.css.ts';
import { reasonKey } from './reasonKey.ts';

/**
 * What the page of one order says of a withdrawal: card, fee, payout, why it failed, and where to complain
 * of a reason that nobody here knows. Whom to ask, and that it is late, the page says of every order.
 * Details that are none leave it with that.
 */
export function ExchangeOrder({ order }: OrderPartProps) {
  const { t } = useTranslation(['exchange.reasons', 'exchange.words']);
  const { operator } = useBrand();
  const parsed = v.safeParse(exchangeRecord, order.details);
  if (!parsed.success) return null;
  const { status, reason, bankName, last4, amount, fee, payoutRef } = parsed.output;
  const key = reasonKey(reason);
  const isUnexplained = status === 2 && key === 'unknown';
  return (
    <section className={css.part}>
      {status === 2 && (
        <Callout tone="negative" glyph={CircleAlert}>
          {t(key)}
        </Callout>
      )}
      <DetailRows
        rows={[
          {
            label: t('exchange.words:card'),
            value: `${bankName} · ${t('exchange.words:endingIn', { last4 })}`,
          },
          { label: t('exchange.words:fee'), value: <Amount amount={fee} /> },
          ...(fee > 0
            ? [
                {
                  label: t('exchange.words:youReceive'),
                  value: <Amount amount={Math.max(0, amount - fee)} />,
                },
              ]
            : []),
          ...(payoutRef
            ? [
                {
                  label: t('exchange.words:payoutRef'),
                  value: payoutRef,
                  copy: { text: payoutRef, label: t('exchange.words:copyPayoutRef') },
                },
              ]
            : []),
        ]}
      />
      <Callout glyph={ShieldCheck}>{t('exchange.words:safety')}</Callout>
      {isUnexplained && operator && (
        <ButtonLink href={operator.complaintsUrl} look="outline" wide glyph={MessageSquareWarning}>
          {t('complaint')}
        </ButtonLink>
      )}
    </section>
  );
}
