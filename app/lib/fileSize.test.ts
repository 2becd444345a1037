import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fileSize } from './fileSize.ts';

it('says a size in the unit that fits it', () => {
  expect(fileSize(0, 'en-US')).toBe('0 kB');
  expect(fileSize(1, 'en-US')).toBe('0.1 kB');
  expect(fileSize(340_200, 'en-US')).toBe('340 kB');
  expect(fileSize(999_600, 'en-US')).toBe('1 MB');
  expect(fileSize(3_420_000, 'en-US')).toBe('3.4 MB');
  expect(fileSize(34_200_000, 'en-US')).toBe('34 MB');
  expect(fileSize(50 * 1024 ** 2, 'en-US')).toBe('52 MB');
  expect(fileSize(7_100_000_000, 'en-US')).toBe('7.1 GB');
});

it('says it as the language writes numbers', () => {
  expect(fileSize(3_420_000, 'vi-VN')).toBe('3,4 MB');
  expect(fileSize(3_420_000, 'es-ES')).toBe('3,4 MB');
  expect(fileSize(3_420_000, 'zh-CN')).toBe('3.4 MB');
});

it('never shows more than three digits, and never nothing for something', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_000_000_000 }), (bytes) => {
      const [number = ''] = fileSize(bytes, 'en-US').split(' ');
      expect(number).toMatch(/^(\d|\d\.\d|\d{2,3})$/);
      expect(Number(number)).toBeGreaterThan(0);
    }),
  );
});
