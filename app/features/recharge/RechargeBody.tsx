import { declaredFailure } from '../../contract/callError.ts';
import type { ReportCall } from '../../contract/recharge/rechargeReport.ts';
import { transferOffer } from '../../contract/recharge/transferOffer.ts';
import { transferOrder } from '../../contract/recharge/transferOrder.ts';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../core/language/useLanguageTag.ts';
import { paths } from '../../core/navigation/paths.ts';
import { ReadPart } from '../../core/query/ReadPart.tsx';
import { useCall } from '../../core/query/useCall.ts';
import { momentTime } from '../../lib/dayTime.ts';
import { AgeGate } from '../../parts/age/AgeGate.tsx';
import { ageAsked } from '../../parts/age/ageAsked.ts';
import type { OrderWords } from '../../parts/money/order/orderKind.ts';
import { PendingOrder } from '../../parts/money/order/PendingOrder.tsx';
import { useShowOrder } from '../../parts/money/order/useShowOrder.ts';
import { useMoneyIntent } from '../../parts/money/orders/useMoneyIntent.ts';
import { rechargeWords } from '../../parts/recharge/rechargeWords.ts';
import { LostDrawing } from '../../ui/drawings/LostDrawing.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import * as css from './RechargeWays.css.ts';
import { RechargeWays } from './RechargeWays.tsx';
import { useOrderReport } from './useOrderReport.ts';
import { WaysSkeleton } from './WaysSkeleton.tsx';

/** What the server offers now, the age it asks for first, or what became of an order on its way. */
export function RechargeBody() {
  const { t } = useTranslation('recharge.page');
  const read = useCall(transferOffer, {});
  const { report, isOfOrder } = useOrderReport();
  // Every way's declaration names the same order; before there is one, any will do.
  const call: ReportCall = report ?? transferOrder;
  const intent = useMoneyIntent(call);
  useShowOrder(intent);
  const age = ageAsked(read.error);
  if (intent.state.kind === 'unknown') {
    const { sentAt } = intent.state;
    return <UnknownRecharge call={call} sentAt={sentAt} isSendable={isOfOrder} />;
  }
  if (age !== null) {
    return (
      <AgeGate age={age} parent={paths.mine} isBusy={read.isReading} onConfirmed={read.readAgain} />
    );
  }
  if (declaredFailure(read.error)?.name === 'featureOff') {
    return (
      <EmptyState drawing={<LostDrawing />} title={t('offTitle')} sentence={t('offSentence')} />
    );
  }
  return (
    <ReadPart read={read} failedTitle={t('failedTitle')} waiting={<WaysSkeleton />}>
      {(offer) => <RechargeWays offer={offer} readAgain={read.readAgain} />}
    </ReadPart>
  );
}

type UnknownProps = {
  call: ReportCall;
  /** Milliseconds since 1970. */
  sentAt: number;
  /** The way it came by is here, with its declaration; without it, it cannot be sent again. */
  isSendable: boolean;
};

/** In place of the ways while nobody knows what became of the last order. */
function UnknownRecharge({ call, sentAt, isSendable }: UnknownProps) {
  const { t } = useTranslation('recharge.page');
  const tag = useLanguageTag();
  const words: OrderWords = {
    ...rechargeWords,
    unseen: isSendable ? 'recharge.page:unseen' : 'recharge.page:unseenForGood',
    sendNow: 'recharge.page:sendNow',
    drop: 'recharge.page:drop',
  };
  return (
    <PendingOrder kind={{ call, words }} isSendable={isSendable}>
      <p className={css.sent}>{t('sentAt', { time: momentTime(sentAt, tag) })}</p>
    </PendingOrder>
  );
}
