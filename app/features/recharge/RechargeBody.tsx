import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { declaredFailure } from '../../contract/callError.ts';
import { getChainTypes } from '../../contract/recharge/getChainTypes.ts';
import { rechargeOrder } from '../../contract/recharge/rechargeOrder.ts';
import { paths } from '../../core/navigation/paths.ts';
import { ReadPart } from '../../core/query/ReadPart.tsx';
import { useCall } from '../../core/query/useCall.ts';
import { AgeGate } from '../../parts/age/AgeGate.tsx';
import { ageAsked } from '../../parts/age/ageAsked.ts';
import { useMoneyIntent } from '../../parts/money/intents/useMoneyIntent.ts';
import { pathToOrder, pointsDetailsPath } from '../../parts/money/orderPaths.ts';
import { LostDrawing } from '../../ui/drawings/LostDrawing.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { RechargeWays } from './RechargeWays.tsx';
import { UnknownRecharge } from './UnknownRecharge.tsx';
import { WaysSkeleton } from './WaysSkeleton.tsx';

/** What the server offers now, the age it asks for first, or what became of an order on its way. */
export function RechargeBody() {
  const { t } = useTranslation('recharge.page');
  const read = useCall(getChainTypes, {});
  const intent = useMoneyIntent(rechargeOrder);
  useShowOrder(intent.state);
  const age = ageAsked(read.error);
  if (intent.state.kind === 'unknown') return <UnknownRecharge intent={intent} />;
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

type State = ReturnType<typeof useMoneyIntent<typeof rechargeOrder>>['state'];

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
