import { describe, expect, it } from 'vitest';
import { type LocaleId, localeIds } from '../../app/brand/locales.ts';
import { codedValues } from '../../sandbox/calls/platform/texts.data.ts';
import { highlightFilters } from '../../sandbox/content/highlightFilters.data.ts';
import { correctionCauseTexts, grantCauseTexts } from '../../sandbox/money/causeTexts.data.ts';
import { coinTypeTexts } from '../../sandbox/money/coinTypeTexts.data.ts';
import { exchangeReasonTexts } from '../../sandbox/money/exchangeReasonTexts.data.ts';
import { rechargeReasonTexts } from '../../sandbox/money/rechargeReasonTexts.data.ts';
import { noticeTexts } from '../../sandbox/notices/noticeTexts.data.ts';
import { reportReasonTexts } from '../../sandbox/reports/reportReasonTexts.data.ts';
import { smsTexts } from '../../sandbox/sms/smsTexts.data.ts';
import { styleFaults } from '../../scripts/localeStyle.mjs';

type Texts = Readonly<Record<LocaleId, string | Readonly<Record<string, string>>>>;

const all: Readonly<Record<string, Texts>> = {
  ...noticeTexts,
  ...smsTexts,
  ...exchangeReasonTexts,
  ...grantCauseTexts,
  ...correctionCauseTexts,
  ...rechargeReasonTexts.transfer,
  ...rechargeReasonTexts.usdt,
  ...coinTypeTexts,
  ...reportReasonTexts,
  ...Object.fromEntries(
    Object.entries(codedValues).flatMap(([name, values]) =>
      Object.entries(values).map(([value, texts]) => [`${name} ${value}`, texts]),
    ),
  ),
  ...Object.fromEntries(
    highlightFilters.flatMap(({ name, labels, options }) => [
      [name, labels],
      ...options.map((option) => [`${name} ${option.value}`, option.labels] as const),
    ]),
  ),
};

/** Of a notice its title and what it says, of the rest one text; placeholders as in the app's own texts. */
function partsOf(texts: Texts, locale: LocaleId): readonly string[] {
  const text = texts[locale];
  const parts = typeof text === 'string' ? [text] : Object.values(text);
  return parts.map((part) => part.replace(/\{\w+\}/gu, '{$&}'));
}

describe('what the backend writes to people', () => {
  it.each(localeIds)('is written as the texts of the app are in %s', (locale) => {
    const faults = Object.entries(all).flatMap(([key, texts]) => {
      const inEnglish = partsOf(texts, 'en-US');
      return partsOf(texts, locale).flatMap((text, at) =>
        styleFaults({ locale, key, text, english: inEnglish[at] ?? '' }).map(
          (fault) => `${key} ${fault}`,
        ),
      );
    });
    expect(faults).toEqual([]);
  });
});
