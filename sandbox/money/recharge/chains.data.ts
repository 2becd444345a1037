import type { ChainType } from '../../../app/contract/recharge-usdt/chain.ts';

type ChainFacts = {
  /** Contract of USDT on the network, and its decimals there. */
  contract: string;
  decimals: number;
  /** Blocks to wait for, and about how many minutes they take. */
  confirmations: number;
  minutes: number;
  /** Least one transfer should be, in millionths of 1 USDT. */
  minDep: number;
  /** BNB Smart Chain is not: a pegged token, and addresses that look exactly like Ethereum's. */
  isOffered: boolean;
};

/** What the sandbox says of each network. */
export const chainFacts: Readonly<Record<ChainType, ChainFacts>> = {
  TRC20: {
    contract: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    ...{ decimals: 6, confirmations: 20, minutes: 1, minDep: 10_000_000, isOffered: true },
  },
  ERC20: {
    contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
    ...{ decimals: 6, confirmations: 64, minutes: 13, minDep: 50_000_000, isOffered: true },
  },
  BEP20: {
    contract: '0x55d398326f99059fF775485246999027B3197955',
    ...{ decimals: 18, confirmations: 15, minutes: 1, minDep: 10_000_000, isOffered: false },
  },
};
