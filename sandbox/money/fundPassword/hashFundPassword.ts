import { hmac } from '../../auth/hashes.ts';
import { type Hashing, hashPassword, isPassword } from '../../auth/passwords.ts';

type Keyed = { secret: Uint8Array };

/**
 * Six digits are a million values: hashed alone they could all be tried in hours. So what is hashed
 * is their HMAC, under a secret that is not in the database.
 * @returns the hash to store.
 */
export function hashFundPassword(
  walletId: string,
  digits: string,
  context: Keyed & Hashing,
): Promise<string> {
  return hashPassword(keyed(walletId, digits, context), context);
}

/** @returns whether these digits are the fund password of a wallet. */
export function isFundPassword(
  walletId: string,
  digits: string,
  { hash, ...context }: Keyed & Pick<Hashing, 'passwordCost'> & { hash: string },
): Promise<boolean> {
  return isPassword(keyed(walletId, digits, context), hash, context);
}

function keyed(walletId: string, digits: string, { secret }: Keyed): string {
  return hmac(secret, `fundPassword ${walletId} ${digits}`);
}
