import type { CallName } from '../../../app/contract/calls.ts';
import type { HandlersOf } from '../handler.ts';
import { handleGetChainTypes } from './getChainTypes.ts';
import { handleRechargeOrder } from './rechargeOrder.ts';

export const rechargeHandlers: HandlersOf<Extract<CallName, `recharge.${string}`>> = {
  'recharge.getChainTypes': handleGetChainTypes,
  'recharge.rechargeOrder': handleRechargeOrder,
};
