import { describe, expect, it } from 'vitest';
import { abbreviateCount } from './abbreviateCount.ts';

describe('abbreviateCount', () => {
  it.each([
    [0, 'en', '0'],
    [999, 'en', '999'],
    [1_000, 'en', '1K'],
    [1_299, 'en', '1.29K'],
    [100_000, 'es', '100K'],
    [9_999, 'zh-CN', '9,999'],
    [12_345, 'zh-CN', '1.23万'],
    [100_000, 'zh-Hant', '10萬'],
  ])('writes %i in %s as %s', (count, tag, expected) => {
    expect(abbreviateCount(count, tag)).toBe(expected);
  });
});
