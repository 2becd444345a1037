import { createPublicKey, verify } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoRecordKeys } from '../../../app/brand/demoRecordKeys.ts';
import { chainTypes } from '../../../app/contract/recharge-usdt/chain.ts';
import { checkAddress } from '../../../app/lib/chainAddress/checkAddress.ts';
import { demoRecordPublicKey, proveAddress } from './addressProof.ts';
import { depositAddress } from './depositAddress.ts';
import { formatMicro, parseMicro } from './formatMicro.ts';
import { claimedPoints, microOf, type RechargeRow, transferRate } from './rechargeClaim.ts';
import { usdtRate } from './usdtRate.ts';

const owner = fc.record({ userId: fc.uuid(), packageId: fc.nat() });
const now = Date.UTC(2026, 0, 2, 3, 4, 5);

function isSigned(text: string, signature: string): boolean {
  const key = createPublicKey({
    key: Buffer.concat([
      Buffer.from('302a300506032b6570032100', 'hex'),
      Buffer.from(demoRecordPublicKey, 'base64'),
    ]),
    format: 'der',
    type: 'spki',
  });
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
}

describe('an address to top up to', () => {
  it('is valid on its network, and another one for each person, brand and network', () => {
    fc.assert(
      fc.property(owner, owner, (one, other) => {
        fc.pre(one.userId !== other.userId || one.packageId !== other.packageId);
        const all = [one, other].flatMap((who) =>
          chainTypes.map((chainType) => depositAddress(chainType, who)),
        );
        expect(new Set(all).size).toBe(all.length);
        for (const chainType of chainTypes)
          expect(checkAddress(chainType, depositAddress(chainType, one))).toBe('valid');
      }),
      { numRuns: 20 },
    );
  });

  it('is the same every time', () => {
    const address = depositAddress('TRC20', { userId: 'u-demo', packageId: 1 });
    expect(depositAddress('TRC20', { userId: 'u-demo', packageId: 1 })).toBe(address);
  });
});

describe('its proof', () => {
  const claim = {
    brand: 'quedu',
    userId: 'u-demo',
    chainType: 'TRC20',
    address: 'TK845YfJL7hBo765pEJJvrpti2qyXhcL3E',
  } as const;

  it('says whose address it is, by the key that demo brands name', () => {
    const { text, signature } = proveAddress(claim, now);
    expect(demoRecordPublicKey).toBe(demoRecordKeys[0]);
    expect(text).toBe(
      `wl-address 1\nbrand quedu\nuser u-demo\nnetwork TRC20\naddress ${claim.address}\nexpires ${Date.UTC(2026, 0, 3, 3, 4, 5) / 1000}\n`,
    );
    expect(isSigned(text, signature)).toBe(true);
  });

  it('holds for no other text', () => {
    const { text, signature } = proveAddress(claim, now);
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, one) => {
        fc.pre(text[at] !== one);
        expect(isSigned(text.slice(0, at) + one + text.slice(at + 1), signature)).toBe(false);
      }),
    );
  });
});

describe('the rate of USDT', () => {
  it('holds until the moment it names, and is within bounds', () => {
    fc.assert(
      fc.property(
        fc.nat(4_000_000_000_000),
        fc.constantFrom('CNY', 'VND', 'XXX'),
        (at, currency) => {
          const { rate, rateUntil } = usdtRate({ currency }, at);
          expect(rateUntil).toBeGreaterThan(at);
          expect(usdtRate({ currency }, rateUntil - 1)).toEqual({ rate, rateUntil });
          expect(rate).toBeGreaterThanOrEqual(1);
          expect(rate).toBeLessThanOrEqual(100_000_000);
        },
      ),
    );
  });

  it('changes', () => {
    const day = 86_400_000;
    expect(usdtRate({ currency: 'CNY' }, now).rate).not.toBe(
      usdtRate({ currency: 'CNY' }, now + day).rate,
    );
  });
});

describe('amounts', () => {
  it('are written and read back', () => {
    expect(formatMicro(10_000_001)).toBe('10.000001');
    expect(formatMicro(50_000_000)).toBe('50');
    expect(parseMicro('0.5')).toBe(500_000);
    for (const text of ['', '0', '-1', '1e3', '1.0000001', '1,5', 'x'])
      expect(parseMicro(text)).toBeNull();
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999_999_999 }), (micro) => {
        expect(parseMicro(formatMicro(micro))).toBe(micro);
      }),
    );
  });

  it('of a transfer of money are claimed as they were reported', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000_000 }), (amount) => {
        const row = { claimedMicro: microOf(amount), rate: transferRate } as RechargeRow;
        expect(claimedPoints(row)).toBe(amount);
      }),
    );
  });
});
