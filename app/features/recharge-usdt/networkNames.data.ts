import type { ChainType } from '../../contract/recharge-usdt/chain.ts';

/** Full and short name in one, as wallets and exchanges write them: the same in every language. */
export const networkNames: Readonly<Record<ChainType, string>> = {
  TRC20: 'TRON (TRC20)',
  ERC20: 'Ethereum (ERC20)',
  BEP20: 'BNB Smart Chain (BEP20)',
};
