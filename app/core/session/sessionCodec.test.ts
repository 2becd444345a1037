import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Profile } from './session.ts';
import {
  decodeAccountKeys,
  decodeAccounts,
  decodeSession,
  encodeAccountKeys,
  encodeAccounts,
  encodeSession,
  type StoredSession,
} from './sessionCodec.ts';

const filled = fc.string({ minLength: 1 });
const flag = fc.constantFrom<0 | 1>(0, 1);
const profileOf = (userId: string): fc.Arbitrary<Profile> =>
  fc.record({
    userId: fc.constant(userId),
    username: filled,
    nickName: fc.string(),
    avatar: fc.string(),
    isActivation: flag,
    phone: fc.string(),
    notice: fc.nat(),
    customerId: fc.string(),
    isRecharge: flag,
  });
const credentials = fc.record({
  token: filled,
  jwt: filled,
  chatToken: fc.string(),
  userId: filled,
});
const session: fc.Arbitrary<StoredSession> = credentials.chain((known) =>
  fc.record({
    credentials: fc.constant(known),
    profile: fc.option(profileOf(known.userId)),
  }),
);
const accounts = fc.uniqueArray(
  fc.record({ userId: filled, username: filled, nickName: fc.string(), avatar: fc.string() }),
  { selector: ({ userId }) => userId },
);
const keys = fc.dictionary(filled, filled, { noNullPrototype: true });

/** As it comes back from the device. */
const kept = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('the session on the device', () => {
  it('comes back as it went', () => {
    fc.assert(
      fc.property(session, accounts, keys, (one, list, jwts) => {
        expect(decodeSession(kept(encodeSession(one)))).toEqual(one);
        expect(decodeAccounts(kept(encodeAccounts(list)))).toEqual(list);
        expect(decodeAccountKeys(kept(encodeAccountKeys(jwts)))).toEqual(jwts);
      }),
    );
  });

  it('is written with its version', () => {
    fc.assert(
      fc.property(session, accounts, keys, (one, list, jwts) => {
        for (const value of [encodeSession(one), encodeAccounts(list), encodeAccountKeys(jwts)]) {
          expect(value).toMatchObject({ v: 2 });
        }
      }),
    );
  });

  it('is read as every earlier app wrote it, and as a later one may', () => {
    fc.assert(
      fc.property(session, accounts, keys, (one, list, jwts) => {
        for (const shape of [{ version: 1 }, {}, { v: 3, more: [1] }]) {
          expect(decodeSession(kept({ ...shape, ...one }))).toEqual(one);
        }
        expect(decodeAccounts(kept(list))).toEqual(list);
        expect(decodeAccounts(kept({ v: 3, list, more: 1 }))).toEqual(list);
        expect(decodeAccountKeys(kept(jwts))).toEqual(jwts);
        expect(decodeAccountKeys(kept({ v: 3, keys: jwts, more: 1 }))).toEqual(jwts);
      }),
    );
  });

  it('reads anything without throwing, and gives only what is whole', () => {
    const anything = fc.oneof(fc.jsonValue(), fc.anything());
    fc.assert(
      fc.property(anything, (value) => {
        for (const read of [
          value,
          { v: 2, credentials: value },
          { v: 2, list: value, keys: value },
        ]) {
          const stored = decodeSession(read);
          if (stored) expect(stored.credentials.token).toMatch(/./su);
          for (const account of decodeAccounts(read)) {
            expect(Object.values(account).every((one) => typeof one === 'string')).toBe(true);
          }
          expect(Object.values(decodeAccountKeys(read)).every((jwt) => jwt.length > 0)).toBe(true);
        }
      }),
    );
  });

  it('drops a profile with any field damaged or missing, and keeps the session', () => {
    const damage = fc
      .anything()
      .filter((value) => typeof value !== 'string' && typeof value !== 'number');
    fc.assert(
      fc.property(
        credentials.chain((known) => fc.tuple(fc.constant(known), profileOf(known.userId))),
        fc.nat(8),
        damage,
        ([known, profile], at, value) => {
          const key = Object.keys(profile)[at] ?? 'userId';
          const damaged = { ...profile, [key]: value };
          expect(decodeSession({ v: 2, credentials: known, profile: damaged })).toEqual({
            credentials: known,
            profile: null,
          });
        },
      ),
    );
  });

  it('never hands one person the profile of another', () => {
    fc.assert(
      fc.property(session, filled, (one, userId) => {
        fc.pre(one.profile !== null && userId !== one.credentials.userId);
        const profile = { ...one.profile, userId };
        expect(decodeSession({ ...one, v: 2, profile })?.profile).toBeNull();
      }),
    );
  });
});
