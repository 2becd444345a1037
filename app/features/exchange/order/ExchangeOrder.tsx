import { CircleAlert, Clock, MessageSquareWarning, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { exchangeRecord } from '../../../contract/exchange/exchangeRecord.ts';
import { useBrand } from '../../../core/brand/brand.tsx';
import type { OrderPartProps } from '../../../core/feature/slots.ts';
import { pathToWebview } from '../../../core/navigation/paths.ts';
import { Amount } from '../../../parts/money/Amount.tsx';
import { DetailRows } from '../../../parts/money/DetailRows.tsx';
import { Callout } from '../../../ui/Callout.tsx';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { isLate } from '../records/isLate.ts';
import { SupportRow } from '../SupportRow.tsx';
import * as css from './ExchangeOrder.css.ts';
import { reasonKey } from './reasonKey.ts';

/**
 * What the page of one order says of a withdrawal: card, fee, payout, why it failed, and whom to ask.
 * Details that are none leave the page with what every order has.
 */
export function ExchangeOrder({ order }: OrderPartProps) {
  const { t } = useTranslation(['exchange.reasons', 'exchange.words']);
  const parsed = v.safeParse(exchangeRecord, order.details);
  if (!parsed.success) return null;
  const { status, reason, bankName, last4, amount, fee, payoutRef } = parsed.output;
  const key = reasonKey(reason);
  const isOverdue = isLate(parsed.output, Date.now());
  const needsHelp = isOverdue || (status === 2 && key === 'unknown');
  return (
    <section className={css.part}>
      {status === 2 && (
        <Callout tone="negative" glyph={CircleAlert}>
          {t(key)}
        </Callout>
      )}
      {isOverdue && (
        <Callout tone="warning" glyph={Clock}>
          {t('exchange.words:late')}
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
      {needsHelp && <Help />}
    </section>
  );
}

function Help() {
  const { t } = useTranslation('exchange.reasons');
  const { operator } = useBrand();
  const title = t('complaint');
  return (
    <List label={t('help')}>
      <SupportRow />
      {operator && (
        <ListRow
          glyph={MessageSquareWarning}
          title={title}
          detail={operator.complaintsUrl.replace(/^https:\/\//, '')}
          to={pathToWebview(operator.complaintsUrl, title)}
        />
      )}
    </List>
  );
}
