import { afterAll, beforeAll, expect, it } from 'vitest';
import { localeIds } from '../../app/brand/locales.ts';
import { exchangeReasons } from '../../app/contract/exchange/exchangeReason.ts';
import { activation } from '../../app/contract/fields/account.ts';
import { moneyStatus } from '../../app/contract/fields/money.ts';
import { reportReasons } from '../../app/contract/people/report.ts';
import { dictMaps } from '../../app/contract/platform/dictMaps.ts';
import { coinTypes } from '../../app/contract/points/coinRecord.ts';
import { correctionCauses, grantCauses } from '../../app/contract/points/order.ts';
import { rechargeReasons } from '../../app/contract/recharge/rechargeReason.ts';
import { openTestSandbox, type TestSandbox } from '../../sandbox/testing/openTestSandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

/** What the calls answer in codes; an app that is older than the platform asks for names of others. */
const coded: Readonly<Record<string, readonly (string | number)[]>> = {
  accountStatus: activation.pipe[0].options,
  moneyStatus: moneyStatus.pipe[0].options,
  reviewStatus: moneyStatus.pipe[0].options,
  pointsType: coinTypes,
  grantCause: grantCauses,
  correctionCause: correctionCauses,
  exchangeReason: exchangeReasons,
  rechargeReason: rechargeReasons.transfer,
  rechargeUsdtReason: rechargeReasons.usdt,
  reportReason: reportReasons,
};

it.each(localeIds)(
  'names each coded value of the contract in %s, and no two alike',
  async (language) => {
    const { maps } = (await sandbox.send(dictMaps, {}, { language })).data;
    const other = language === 'en-US' ? 'es-ES' : 'en-US';
    const foreign = (await sandbox.send(dictMaps, {}, { language: other })).data.maps;
    expect(Object.keys(maps).toSorted()).toEqual(Object.keys(coded).toSorted());
    for (const [name, values] of Object.entries(coded)) {
      const named = maps[name] ?? [];
      expect([name, named.map(({ value }) => value)]).toEqual([name, [...values]]);
      const labels = named.map(({ label }) => label);
      expect([name, new Set(labels).size, labels.includes('')]).toEqual([
        name,
        values.length,
        false,
      ]);
      expect(labels).not.toEqual(foreign[name]?.map(({ label }) => label));
    }
  },
);
