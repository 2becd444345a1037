import { describe, expect, it } from 'vitest';
import { localeIds } from '../../app/brand/locales.ts';
import { exchangeReasons } from '../../app/contract/exchange/exchangeReason.ts';
import { reportReasons } from '../../app/contract/people/report.ts';
import { coinTypes } from '../../app/contract/points/coinRecord.ts';
import { correctionCauses, grantCauses } from '../../app/contract/points/order.ts';
import { rechargeReasons } from '../../app/contract/recharge/rechargeReason.ts';
import { correctionCauseTexts, grantCauseTexts } from '../../sandbox/money/causeTexts.data.ts';
import { coinTypeTexts } from '../../sandbox/money/coinTypeTexts.data.ts';
import { exchangeReasonTexts } from '../../sandbox/money/exchangeReasonTexts.data.ts';
import { rechargeReasonTexts } from '../../sandbox/money/rechargeReasonTexts.data.ts';
import { reportReasonTexts } from '../../sandbox/reports/reportReasonTexts.data.ts';
import { textsIn } from '../support/texts.ts';

type Table = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What notices and remarks say, beside the namespace and key of what the pages of the app say. */
const pairs: [
  name: string,
  codes: readonly string[],
  table: Table,
  key: (code: string) => string,
][] = [
  [
    'a withdrawal that failed',
    exchangeReasons,
    exchangeReasonTexts,
    (reason) => `exchange.reasons:${reason}`,
  ],
  [
    'a top-up by transfer that failed',
    rechargeReasons.transfer,
    rechargeReasonTexts.transfer,
    (reason) => `recharge.reasons:${reason}`,
  ],
  [
    'a top-up in USDT that failed',
    rechargeReasons.usdt,
    rechargeReasonTexts.usdt,
    (reason) => `recharge-usdt.order:${reason}`,
  ],
  [
    'what moved points',
    coinTypes,
    coinTypeTexts,
    (type) =>
      /^(recharge|exchange)$/.test(type) ? `${type}.labels:order` : `points.labels:${type}`,
  ],
  ['a report', reportReasons, reportReasonTexts, (reason) => `contacts.report:${reason}`],
  ['points that were given', grantCauses, grantCauseTexts, causeKey],
  ['points that were corrected', correctionCauses, correctionCauseTexts, causeKey],
];

function causeKey(cause: string): string {
  return `points.page:cause${cause.charAt(0).toUpperCase()}${cause.slice(1)}`;
}

describe.each(localeIds)('in %s', (locale) => {
  const texts = textsIn(locale);

  it.each(pairs)('notices and pages say the same of %s', (_, codes, table, key) => {
    expect(Object.keys(table).toSorted()).toEqual(codes.toSorted());
    const shown = codes.map((code) => {
      const [namespace = '', name = ''] = key(code).split(':');
      return [code, texts[namespace]?.[name]];
    });
    expect(codes.map((code) => [code, table[code]?.[locale]])).toEqual(shown);
  });
});
