import { describe, expect, it } from 'vitest';
import { localeIds } from '../../../app/brand/locales.ts';
import { banks, banksOf } from './banks.ts';

describe('banks', () => {
  it.each(localeIds)('has some in the country of %s, each with a name there', (locale) => {
    const here = banksOf({ locale });
    expect(here.length).toBeGreaterThanOrEqual(8);
    expect(new Set(here.map(({ names }) => names[locale])).size).toBe(here.length);
    expect(new Set(here.map(({ country }) => country)).size).toBe(1);
  });

  it('tells all of them apart', () => {
    expect(new Set(banks.map(({ bankId }) => bankId)).size).toBe(banks.length);
  });
});
