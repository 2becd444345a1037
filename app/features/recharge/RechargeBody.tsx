import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { declaredFailure } from '../../contract/callError.ts';
import type { ReportCall } from '../../contract/recharge/rechargeReport.ts';
import { transferOffer } from '../../contract/recharge/transferOffer.ts';
import { transferOrder } from '../../contract/recharge/transferOrder.ts';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { paths } from '../../core/navigation/paths.ts';
import { ReadPart } from '../../core/query/ReadPart.tsx';
import { useCall } from '../../core/query/useCall.ts';
import { AgeGate } from '../../parts/age/AgeGate.tsx';
import { ageAsked } from '../../parts/age/ageAsked.ts';
import { pathToOrder, pointsDetailsPath } from '../../parts/money/orderPaths.ts';
import { useMoneyIntent } from '../../parts/money/orders/useMoneyIntent.ts';
import { LostDrawing } from '../../ui/drawings/LostDrawing.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { RechargeWays } from './RechargeWays.tsx';
import { UnknownRecharge } from './UnknownRecharge.tsx';
import { useOrderReport } from './useOrderReport.ts';
import { WaysSkeleton } from './WaysSkeleton.tsx';

/** What the server offers now, the age it asks for first, or what became of an order on its way. */
export function RechargeBody() {
  const { t } = useTranslation('recharge.page');
  const read = useCall(transferOffer, {});
  const { report, isOfOrder } = useOrderReport();
  // Every way's declaration names the same order; before there is one, any will do.
  const intent = useMoneyIntent<ReportCall>(report ?? transferOrder);
  useShowOrder(intent.state);
  const age = ageAsked(read.error);
  if (intent.state.kind === 'unknown')
    return <UnknownRecharge intent={intent} isOurs={isOfOrder} />;
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

type State = ReturnType<typeof useMoneyIntent<ReportCall>>['state'];

/** Once the server has taken an order, its own page tells the rest. */
function useShowOrder(state: State): void {
  const navigate = useNavigate();
  const isDone = state.kind === 'done';
  const orderNo = isDone ? (state.answer?.orderNo ?? null) : null;
  useEffect(() => {
    if (!isDone) return;
    const to = orderNo === null ? pointsDetailsPath : pathToOrder(orderNo);
    navigate(to, { replace: true });
  }, [isDone, orderNo, navigate]);
}
