import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoRecordKeys } from '../../app/brand/demoRecordKeys.ts';
import { usdtErrors } from '../../app/contract/recharge-usdt/errors.ts';
import type { BuildResult } from '../../cli/build/result.ts';
import { brandJson } from '../support/brandCommand.ts';
import { errorTexts } from '../support/errorTexts.ts';
import { brandFile, makeBrandsFolder } from '../support/fixtureBrands.ts';
import { siteText } from '../support/siteText.ts';

const locales = ['en-US', 'zh-CN'] as const;
const usdtErrorNames = Object.keys(usdtErrors);
const usdtSentences = locales.flatMap((locale) =>
  usdtErrorNames.map((name) => String(errorTexts(locale)['recharge-usdt.errors']?.[name])),
);

/**
 * What shows that a feature is in a site: its mark, its texts, the paths of its calls, names of its
 * errors, and their sentences. One thing of others stays where it is part of one call: `/user/amount` has
 * the key `exchangeRule`.
 */
const marksOf = {
  points: [
    'feature/points',
    'points.page',
    'points.money',
    '/user/amount',
    '/user/userCoinRecode',
    '/user/statement',
    '/user/intentOutcome',
    'balanceInsufficient',
  ],
  recharge: ['recharge.page', 'recharge.transfer', '/user/getChainTypes', '/user/rechargeOrder'],
  'recharge-usdt': [
    // Not even a table of features names it.
    'recharge-usdt',
    'recharge-usdt.page',
    'recharge-usdt.report',
    'recharge-usdt.errors',
    'USDT',
    'txHash',
    'chainType',
    'addressProof',
    'TRC20',
    ...usdtErrorNames,
    ...usdtSentences,
  ],
  exchange: [
    'feature/exchange',
    'exchange.page',
    'exchange.cards',
    'exchange.pin',
    '/user/userBankList',
    '/user/setBankCard',
    '/user/setWalletPwd',
    '/user/userExchangeRecode',
    'fundPasswordWrong',
    'cardMissing',
  ],
} satisfies Record<string, readonly string[]>;
type Money = keyof typeof marksOf;

const features = Object.keys(marksOf) as Money[];
const brands: Readonly<Record<string, readonly Money[]>> = {
  alder: [],
  beech: ['points'],
  cedar: ['points', 'recharge'],
  elm: features,
};
const out = mkdtempSync(join(tmpdir(), 'out-'));

beforeAll(async () => {
  const folder = makeBrandsFolder(
    Object.fromEntries(
      Object.entries(brands).map(([id, kept]) => {
        const left = features.filter((feature) => !kept.includes(feature));
        const exclude = ['contacts-upload', 'dating', 'game', ...left];
        return [id, brandFile(id, { locales, exclude, recordKeys: [...demoRecordKeys] })];
      }),
    ),
  );
  const result = await brandJson<BuildResult>(['build', '--brands', folder, '--out', out]);
  expect(result.ok).toBe(true);
});

describe('a site', () => {
  it.each(Object.entries(brands))('%s holds these features of money and no other', (id, kept) => {
    const text = siteText(join(out, id));
    for (const feature of features) {
      for (const mark of marksOf[feature]) {
        expect(text.includes(mark), `${mark} in ${id}`).toBe(kept.includes(feature));
      }
    }
  });
});
