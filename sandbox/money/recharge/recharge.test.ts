import { createPublicKey, verify } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoRecordKeys } from '../../../app/brand/demoRecordKeys.ts';
import { mostAmount } from '../../../app/contract/fields/money.ts';
import { chainTypes } from '../../../app/contract/recharge-usdt/chain.ts';
import { mostMicroUsdt } from '../../../app/contract/recharge-usdt/usdtAmounts.ts';
import { checkAddress } from '../../../app/lib/chainAddress/checkAddress.ts';
import { formatUsdt } from '../../../app/lib/money/formatAmount.ts';
import { creditFor } from '../../../app/lib/money/moneyArithmetic.ts';
import { demoRecordPublicKey, proveAddress } from './addressProof.ts';
import { depositAddress } from './depositAddress.ts';
import { formatMicro, parseMicro } from './formatMicro.ts';
import {
  claimedPoints,
  creditOf,
  microOf,
  type RechargeRow,
  transferRate,
} from './rechargeClaim.ts';
import { mostTransfer } from './transferMethods.ts';
import { usdtRate } from './usdtRate.ts';

const owner = fc.record({ userId: fc.uuid(), packageId: fc.nat() });
const now = Date.UTC(2026, 0, 2, 3, 4, 5);
const digitsOf = (text: string): string => text.replace(/\D/g, '');

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
    for (const text of ['', '0', '-1', '1e3', '1.0000001', '1,5', 'x', '9007199254.740992', '1e30'])
      expect(parseMicro(text)).toBeNull();
    const most = Number.MAX_SAFE_INTEGER;
    const near = fc.integer({ min: most - 100_000_000, max: most });
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: 1, max: most }), near), (micro) => {
        expect(parseMicro(formatMicro(micro))).toBe(micro);
        expect(digitsOf(formatUsdt(micro, 'en-US'))).toBe(digitsOf(formatMicro(micro)));
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

  it('that may be reported can be credited, as an operator types them', () => {
    const least = mostTransfer - 1_000_000;
    const amounts = fc.oneof(
      fc.integer({ min: 1, max: mostTransfer }),
      fc.integer({ min: least, max: mostTransfer }),
    );
    fc.assert(
      fc.property(amounts, (amount) => {
        const typed = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
        const row = { method: 'transfer', rate: transferRate } as const;
        expect(creditOf(row, parseMicro(typed) ?? 0)).toBe(amount);
      }),
      { examples: [[mostTransfer], [1_000_000_000]] },
    );
  });

  it('of USDT that may be reported can be credited', () => {
    const micro = fc.integer({ min: 1, max: mostMicroUsdt });
    const rate = fc.integer({ min: 1, max: 100_000_000 });
    fc.assert(
      fc.property(micro, rate, (arrived, price) => {
        const points = creditFor(arrived, price);
        fc.pre(points >= 1 && points <= mostTransfer);
        const row = { method: 'usdt', rate: price } as const;
        expect(creditOf(row, parseMicro(formatMicro(arrived)) ?? 0)).toBe(points);
      }),
      { examples: [[mostMicroUsdt, 100]] },
    );
  });

  it('that no order can hold are credited by none', () => {
    const transfer = { method: 'transfer', rate: transferRate } as const;
    expect(creditOf(transfer, microOf(mostAmount / 10))).toBe(mostAmount / 10);
    expect(creditOf({ method: 'usdt', rate: 2_545_000 }, mostMicroUsdt)).toBeNull();
    expect(creditOf({ method: 'usdt', rate: 1 }, mostMicroUsdt + 1)).toBeNull();
    expect(creditOf({ method: 'usdt', rate: 1 }, 1)).toBeNull();
  });
});
