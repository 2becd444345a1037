import { type UsdtReason, usdtReasons } from '../recharge-usdt/usdtReason.ts';
import { type TransferReason, transferReasons } from './transferReason.ts';

/** Why a recharge failed. What arrived is credited as it arrived: too little is no reason. */
export type RechargeReason = TransferReason | UsdtReason;

/** What an operator may say of each way; a page of another way would have no sentence for it. */
export const rechargeReasons = { transfer: transferReasons, usdt: usdtReasons } as const;
