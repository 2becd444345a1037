import type { CallName } from '../../../app/contract/calls.ts';
import type { HandlersOf } from '../handler.ts';
import { handleAmount } from './amount.ts';
import { handleGetUserAmount } from './getUserAmount.ts';
import { handleIntentOutcome } from './intentOutcome.ts';
import { handleOrder } from './order.ts';
import { handleStatement } from './statement.ts';
import { handleUserCoinRecode } from './userCoinRecode.ts';

export const pointsHandlers: HandlersOf<Extract<CallName, `points.${string}`>> = {
  'points.amount': handleAmount,
  'points.getUserAmount': handleGetUserAmount,
  'points.userCoinRecode': handleUserCoinRecode,
  'points.order': handleOrder,
  'points.statement': handleStatement,
  'points.intentOutcome': handleIntentOutcome,
};
