import type { Profile } from './session.ts';

/** @returns the value as it is kept, or undefined where it is damaged. */
type Reader<Value> = (value: unknown) => Value | undefined;

const text: Reader<string> = (value) => (typeof value === 'string' ? value : undefined);
const filled: Reader<string> = (value) => text(value) || undefined;
const flag: Reader<0 | 1> = (value) => (value === 0 || value === 1 ? value : undefined);
const count: Reader<number> = (value) =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : undefined;

/** Every field of a profile. One added later says here what it is for those kept without it. */
const readers: { [Key in keyof Profile]-?: Reader<Profile[Key]> } = {
  userId: filled,
  username: filled,
  nickName: text,
  avatar: text,
  isActivation: flag,
  phone: text,
  notice: count,
  customerId: text,
  isRecharge: flag,
};

const fieldNames = Object.keys(readers) as (keyof Profile)[];

/** What the device keeps of any account used on it. */
export type CachedAccount = Pick<Profile, 'userId' | 'username' | 'nickName' | 'avatar'>;

/** @returns the profile without anything that is no field of it; null unless it is whole. */
export function decodeProfile(value: unknown): Profile | null {
  return decodeFields(value, fieldNames);
}

/** @returns name and picture of an account; null where it cannot be told which one it is. */
export function decodeAccount(value: unknown): CachedAccount | null {
  const account = decodeFields(value, ['userId', 'username']);
  if (!account) return null;
  // What an account looks like comes again when it is used.
  const { nickName = '', avatar = '' } = {
    ...decodeFields(value, ['nickName']),
    ...decodeFields(value, ['avatar']),
  };
  return { ...account, nickName, avatar };
}

export function encodeAccount({
  userId,
  username,
  nickName,
  avatar,
}: CachedAccount): CachedAccount {
  return { userId, username, nickName, avatar };
}

function decodeFields<Key extends keyof Profile>(
  value: unknown,
  keys: readonly Key[],
): Pick<Profile, Key> | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields: Partial<Record<Key, unknown>> = {};
  for (const key of keys) {
    const field = readers[key]((value as Record<string, unknown>)[key]);
    if (field === undefined) return null;
    fields[key] = field;
  }
  return fields as Pick<Profile, Key>;
}
