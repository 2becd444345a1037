import { describe, expect, it } from 'vitest';
import { fitsBeside } from './fitsBeside.ts';

describe('fitsBeside', () => {
  it.each([
    ['2026年11月', ['收入 3695.00', '支出 600.00'], true, true],
    ['2026年11月', ['收入 12,3695.00', '支出 12,3600.00'], true, false],
    ['November 2026', ['Income 795.00', 'Expense 300.00'], true, false],
    ['Tháng 11 năm 2026', ['Thu 3.695,00', 'Chi 600,00'], true, false],
    ['Tháng 11 năm 2026', ['Thu 23.695.000,00', 'Chi 600.000,00'], false, false],
  ])('%s with %j: %s on a phone, %s on a narrow one', (name, totals, usual, narrow) => {
    expect(fitsBeside(name, totals, 'usual')).toBe(usual);
    expect(fitsBeside(name, totals, 'narrow')).toBe(narrow);
  });
});
