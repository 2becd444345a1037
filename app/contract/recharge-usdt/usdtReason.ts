/** Why a top-up by a transfer of USDT failed. */
export const usdtReasons = [
  'notFound',
  'wrongNetwork',
  'wrongToken',
  'wrongAddress',
  'duplicate',
] as const;
export type UsdtReason = (typeof usdtReasons)[number];
