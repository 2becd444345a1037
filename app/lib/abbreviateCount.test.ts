import { describe, expect, it } from 'vitest';
import { abbreviateCount } from './abbreviateCount.ts';

describe('abbreviateCount', () => {
  it.each([
    [0, 'en-US', '0'],
    [999, 'en-US', '999'],
    [9_999, 'en-US', '9,999'],
    [10_999, 'en-US', '10K'],
    [243_999, 'en-US', '243K'],
    [1_290_000, 'en-US', '1.2M'],
    [8_204, 'es-ES', '8204'],
    [24_180, 'es-ES', '24 mil'],
    [24_180, 'ms-MY', '24K'],
    [24_180, 'vi-VN', '24 N'],
    [9_999, 'zh-CN', '9,999'],
    [24_999, 'zh-CN', '2.4万'],
    [100_000, 'zh-Hant', '10萬'],
    [123_456_789, 'zh-Hant', '1.2億'],
  ])('writes %i in %s as %s', (count, tag, expected) => {
    expect(abbreviateCount(count, tag).replaceAll('\u00a0', ' ')).toBe(expected);
  });
});
