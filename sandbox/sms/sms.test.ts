import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendSmsCode } from '../../app/contract/session/sendSmsCode.ts';
import type { SmsPurpose } from '../calls/ports.ts';
import { openTestSandbox, type TestSandbox } from '../testing/openTestSandbox.ts';
import { foreignBrand, imageBrand, plainBrand } from '../testing/testBrands.data.ts';
import { inbox, makeSms } from './sms.ts';

let sandbox: TestSandbox;
const { packageId } = plainBrand;
const phone = '5551234567';

beforeEach(async () => {
  sandbox = await openTestSandbox();
});
afterEach(() => sandbox.close());

const send = (changes: object = {}) =>
  sandbox.send(sendSmsCode, { packageId, phone, purpose: 'register', ...changes });

const redeem = (code: string, changes: object = {}) =>
  sandbox.services.db.write((tx) =>
    makeSms(sandbox.services).redeem(tx, {
      ...{ packageId, phone, purpose: 'register' as SmsPurpose, code },
      ...changes,
    }),
  );

const lastCode = async () => (await inbox(sandbox.services))[0]?.code ?? '';
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a code', () => {
  it('is announced and put into the inbox, with the number hidden where it is announced', async () => {
    expect(await send()).toMatchObject({ code: 0, data: { retryAfter: 60, expiresIn: 300 } });
    const code = await lastCode();
    expect(code).toMatch(/^\d{6}$/);
    expect(sandbox.announced).toEqual([expect.stringContaining(code)]);
    expect(sandbox.announced[0]).not.toContain(phone);
    expect(JSON.stringify(sandbox.logs)).not.toContain(code);
  });

  it('opens once', async () => {
    await send();
    const code = await lastCode();
    expect(await redeem(code)).toBe(true);
    expect(await redeem(code)).toBe(false);
  });

  it('opens for its purpose, number and platform only', async () => {
    await send();
    const code = await lastCode();
    expect(await redeem(code, { purpose: 'forget' })).toBe(false);
    expect(await redeem(code, { phone: '5550000000' })).toBe(false);
    expect(await redeem(code, { packageId: foreignBrand.packageId })).toBe(false);
    expect(await redeem(code)).toBe(true);
  });

  it('lasts five minutes', async () => {
    await send();
    sandbox.clock.now += 300_000;
    expect(await redeem(await lastCode())).toBe(false);
  });

  it('is lost after five wrong tries', async () => {
    await send();
    const code = await lastCode();
    for (let tries = 0; tries < 5; tries += 1) expect(await redeem(wrong(code))).toBe(false);
    expect(await redeem(code)).toBe(false);
  });

  it('is good until the fifth wrong try', async () => {
    await send();
    const code = await lastCode();
    for (let tries = 0; tries < 4; tries += 1) await redeem(wrong(code));
    expect(await redeem(code)).toBe(true);
  });

  it('is replaced by the next one', async () => {
    await send();
    const first = await lastCode();
    sandbox.clock.now += 60_000;
    await send();
    const second = await lastCode();
    expect(await redeem(second)).toBe(true);
    if (first !== second) expect(await redeem(first)).toBe(false);
  });
});

describe('asking again', () => {
  it('has to wait out the minute, and is told how long', async () => {
    await send();
    sandbox.clock.now += 20_500;
    expect(await send()).toMatchObject({ code: 2009, data: { retryAfter: 40 } });
    expect(await inbox(sandbox.services)).toHaveLength(1);
    sandbox.clock.now += 39_500;
    expect(await send()).toMatchObject({ code: 0 });
  });

  it('does not have to wait for another purpose', async () => {
    await send();
    expect(await send({ purpose: 'forget' })).toMatchObject({ code: 0 });
  });
});

it.each(['12345', '123456789012'])('refuses a number of the wrong length: %s', async (digits) => {
  expect(await send({ phone: digits })).toMatchObject({ code: 2010 });
});

it.each(['12800000000', '1380000000', '23800000000'])(
  'refuses %s where mobile numbers are mainland ones',
  async (digits) => {
    const asked = { packageId: imageBrand.packageId, phone: digits };
    expect(await send(asked)).toMatchObject({ code: 2010 });
  },
);

it('keeps the inbox for a week', async () => {
  await send();
  sandbox.clock.now += 8 * 86_400_000;
  await send();
  expect(await inbox(sandbox.services)).toHaveLength(1);
});
