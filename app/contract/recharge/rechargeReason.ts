/** Why a recharge failed. What arrived is credited as it arrived: too little is no reason. */
export const rechargeReasons = [
  'notFound',
  'wrongNetwork',
  'wrongToken',
  'wrongAddress',
  'notReceived',
  'duplicate',
] as const;
export type RechargeReason = (typeof rechargeReasons)[number];
