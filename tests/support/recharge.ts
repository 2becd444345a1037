import type { OutputOf } from '../../app/contract/call.ts';
import type { getChainTypes } from '../../app/contract/recharge/getChainTypes.ts';
import type { RechargeMethod } from '../../app/contract/recharge/transferOffer.ts';
import type { Chain } from '../../app/contract/recharge-usdt/usdtOffer.ts';

/** Valid, and nobody's: the ASCII bytes of `demo address, no key`. */
export const tronAddress = 'TK845YfJL7hBo765pEJJvrpti2qyXhcL3E';
export const evmAddress = '0x64656d6f20616464726573732c206e6F206B6579';

export const tronChain: Chain = {
  chainType: 'TRC20',
  address: tronAddress,
  addressProof: null,
  minDep: 10_000_000,
  confirmations: 20,
  minutes: 1,
  contract: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  decimals: 6,
};
export const ethereumChain: Chain = {
  ...tronChain,
  chainType: 'ERC20',
  address: evmAddress,
  confirmations: 64,
  minutes: 13,
  contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
};
export const ownAccount: RechargeMethod = {
  methodId: 'bank-1',
  kind: 'transfer',
  name: 'Bank transfer',
  bankName: 'Riverside Bank',
  holder: 'Plain Ltd',
  account: '1002003004',
  min: 10_000,
  reference: 'P7K3M9Q2',
};
export const offer: OutputOf<typeof getChainTypes> = {
  rate: 720,
  rateUntil: 1_795_262_400,
  chains: [tronChain, ethereumChain],
  methods: [ownAccount],
};
