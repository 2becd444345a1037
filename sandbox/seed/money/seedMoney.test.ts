import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { currencyOf } from '../../../app/brand/currency.ts';
import { localeIds } from '../../../app/brand/locales.ts';
import { isWeakFundPassword } from '../../../app/contract/fields/fundPassword.ts';
import { createUser } from '../../accounts/createUser.ts';
import * as tables from '../../database/schema.ts';
import { checkIdentities } from '../../money/identities.ts';
import { grantPoints } from '../../money/review/grantPoints.ts';
import { openTestSandbox, type TestSandbox } from '../../testing/openTestSandbox.ts';
import { plainBrand } from '../../testing/testBrands.data.ts';
import { seedFundPassword, seedPeople } from '../people.data.ts';
import { pointsPersonOf } from './pointsPerson.ts';
import { seedMoney } from './seedMoney.ts';

const { platformId } = plainBrand;

describe('the fund password of the demo people', () => {
  it('is no weak one, whoever has it', () => {
    expect(seedFundPassword).toMatch(/^\d{6}$/);
    for (const { phone = '' } of seedPeople)
      for (let year = 2024; year < 2124; year += 1)
        expect(isWeakFundPassword(seedFundPassword, { phone, year })).toBe(false);
  });
});

describe('a sandbox with one demo person', () => {
  const locale = localeIds[0];
  const brand = {
    ...plainBrand,
    ...{ id: 'whole', combineId: 'whole', packageId: 11 },
    ...{ locale, locales: [locale], currency: currencyOf(locale) },
  };
  const { packageId } = brand;
  let single: TestSandbox;
  let userId: string;
  beforeEach(async () => {
    single = await openTestSandbox({ brands: [brand] });
    const { services } = single;
    const account = pointsPersonOf(brand)?.account ?? '';
    const person = { brand, account, nickName: undefined, phone: null };
    userId = await services.db.write((tx) =>
      createUser(tx, services, { ...person, passwordHash: '', superiorId: null }),
    );
  });
  afterEach(() => single.close());

  const countOrders = () => single.services.db.read.$count(tables.orders);

  it('has a history whole or not at all where a start is cut short, and the next completes it', async () => {
    const { services } = single;
    for (const most of [1, 5, 20, 60, 80]) {
      let left = most;
      const randomBytes = (size: number) => {
        if (left === 0) throw new Error('The power is gone.');
        left -= 1;
        return services.randomBytes(size);
      };
      await expect(seedMoney({ ...services, randomBytes }, platformId)).rejects.toThrow('power');
      expect(await countOrders()).toBe(0);
    }
    await seedMoney(services, platformId);
    const whole = await countOrders();
    expect(whole).toBe(21);
    await seedMoney(services, platformId);
    expect(await countOrders()).toBe(whole);
    expect(await checkIdentities(services.db.read, packageId)).toEqual([]);
  });

  it('is seeded once by two starts at the same time', async () => {
    await Promise.all([1, 2].map(() => seedMoney(single.services, platformId)));
    expect(await countOrders()).toBe(21);
  });

  it('leaves a wallet alone that somebody has used', async () => {
    await grantPoints(single.services, { userId, packageId }, { amount: 700, cause: 'event' });
    await seedMoney(single.services, platformId);
    expect(await countOrders()).toBe(1);
    const [wallet] = await single.services.db.read.select().from(tables.wallets);
    expect(wallet?.fundPasswordHash).toBeNull();
  });
});
