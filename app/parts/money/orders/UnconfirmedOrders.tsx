import { Clock } from 'lucide-react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { Callout } from '../../../ui/Callout.tsx';
import { List } from '../../../ui/List.tsx';
import { SectionTitle } from '../../../ui/SectionTitle.tsx';
import * as css from './UnconfirmedOrders.css.ts';
import { UnconfirmedRow } from './UnconfirmedRow.tsx';
import { useUnconfirmed } from './useUnconfirmed.ts';

type Props = {
  /** ISO 4217, where its symbol is to stand beside amounts. */
  currency?: string | undefined;
};

/**
 * Orders of which nobody knows yet whether they went through; nothing where there are none.
 */
export function UnconfirmedOrders({ currency }: Props) {
  const { t } = useTranslation('points.intents');
  const orders = useUnconfirmed();
  if (orders.length === 0) return null;
  return (
    <section aria-label={t('unconfirmed')}>
      <SectionTitle>{t('unconfirmed')}</SectionTitle>
      <div className={css.safety}>
        <Callout tone="warning" glyph={Clock}>
          {t('safety')}
        </Callout>
      </div>
      <List>
        {orders.map((order) => (
          <UnconfirmedRow key={order.key} order={order} currency={currency} />
        ))}
      </List>
    </section>
  );
}
