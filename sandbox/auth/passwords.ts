import { scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { atMost } from './atMost.ts';

/**
 * N of scrypt where nobody says otherwise; r = 8, p = 1: 16 MiB and some 40 ms of one core for a
 * password. An eighth of what OWASP asks of a production server (2^17), so that a laptop can serve
 * and run tests at once.
 */
export const defaultPasswordCost = 2 ** 14;

/** More at once would take memory and threads, and be no faster. */
const takePlace = atMost(availableParallelism());

const keyLength = 32;
const saltLength = 16;

export type Hashing = { passwordCost: number; randomBytes: (count: number) => Uint8Array };

/** @returns `scrypt$N$r$p$salt$key`, in base64url. */
export async function hashPassword(
  password: string,
  { passwordCost, randomBytes }: Hashing,
): Promise<string> {
  const salt = Buffer.from(randomBytes(saltLength));
  const key = await derive(password, salt, { N: passwordCost, r: 8, p: 1 });
  const parts = [passwordCost, 8, 1, salt.toString('base64url'), key.toString('base64url')];
  return `scrypt$${parts.join('$')}`;
}

/**
 * @param hash of `hashPassword`, or null where there is no account: then it takes as long, and is
 * never true.
 */
export async function isPassword(
  password: string,
  hash: string | null,
  { passwordCost }: Pick<Hashing, 'passwordCost'>,
): Promise<boolean> {
  const nobody = `scrypt$${passwordCost}$8$1$${'A'.repeat(22)}$${'A'.repeat(43)}`;
  const [, n, r, p, salt = '', key = ''] = (hash ?? nobody).split('$');
  const cost = { N: Number(n), r: Number(r), p: Number(p) };
  const actual = await derive(password, Buffer.from(salt, 'base64url'), cost);
  return timingSafeEqual(actual, Buffer.from(key, 'base64url')) && hash !== null;
}

function derive(
  password: string,
  salt: Buffer,
  cost: { N: number; r: number; p: number },
): Promise<Buffer> {
  // 128 N r bytes are needed; Node refuses without some room above.
  const options = { ...cost, maxmem: 256 * cost.N * cost.r };
  const work = () =>
    new Promise<Buffer>((resolve, reject) => {
      scrypt(password, salt, keyLength, options, (error, key) => {
        if (error) reject(error);
        else resolve(key);
      });
    });
  return takePlace(work);
}
