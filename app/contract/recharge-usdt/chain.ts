import * as v from 'valibot';

/** Networks USDT can come over. Each has addresses with a checksum. */
export const chainTypes = ['TRC20', 'ERC20', 'BEP20'] as const;
export type ChainType = (typeof chainTypes)[number];

export const chainType = v.pipe(
  v.picklist(chainTypes),
  v.description('Network the USDT come over.'),
);

/** As reported: in lower case; the exact form depends on the network. */
export const txHash = v.pipe(
  v.string(),
  v.transform((text) => text.trim().toLowerCase()),
  v.regex(/^(0x)?[0-9a-f]{64}$/, 'is not a transaction hash'),
  v.description('Hash of the transaction: 64 hex digits, after 0x on ERC20 and BEP20.'),
);

export const chainAddress = v.pipe(
  v.string(),
  v.minLength(30, 'is too short'),
  v.maxLength(60, 'is too long'),
  v.description('Address on the network, whole.'),
);
