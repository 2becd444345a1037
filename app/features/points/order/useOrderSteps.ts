import type { Order, OrderStepName } from '../../../contract/points/order.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { momentTime } from '../../../lib/dayTime.ts';
import { toMilliseconds } from '../../../lib/relativeTime.ts';
import type { TimelineStep } from '../../../parts/money/Timeline.tsx';

const titles = {
  created: 'stepCreated',
  review: 'stepReview',
  paying: 'stepPaying',
  done: 'stepDone',
  failed: 'stepFailed',
} as const satisfies Record<OrderStepName, string>;

/** @returns the way of an order, for the timeline. */
export function useOrderSteps({ row, steps }: Order): TimelineStep[] {
  const { t } = useTranslation('points.page');
  const tag = useLanguageTag();
  // Something stands where it arrived last, until it is decided.
  const current = row.status === 0 ? steps.findLastIndex(({ at }) => at !== null) : -1;
  return steps.map(({ step, at }, place) => ({
    id: step,
    title: t(titles[step]),
    detail: at === null ? undefined : momentTime(toMilliseconds(at), tag),
    state: at === null ? 'next' : step === 'failed' ? 'failed' : place === current ? 'now' : 'done',
  }));
}
