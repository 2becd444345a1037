import type { GrantCause } from '../../../contract/points/order.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { DetailRows } from '../../../parts/money/DetailRows.tsx';
import type { OrderPartProps } from '../../../parts/money/slots.ts';

const causes = {
  welcome: 'causeWelcome',
  invite: 'causeInvite',
  event: 'causeEvent',
  goodwill: 'causeGoodwill',
} as const satisfies Record<GrantCause, string>;

/** Why points were given. */
export function GrantOrder({ order: { grant } }: OrderPartProps) {
  const { t } = useTranslation('points.page');
  return grant && <DetailRows rows={[{ label: t('cause'), value: t(causes[grant.cause]) }]} />;
}
