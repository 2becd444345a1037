import { expect, it } from 'vitest';
import { clockLength } from './clockLength.ts';

it('shows lengths as players do', () => {
  expect([0, 0.4, 7.2, 59.6, 754, 3_723, -3].map(clockLength)).toEqual([
    '0:00',
    '0:00',
    '0:07',
    '1:00',
    '12:34',
    '1:02:03',
    '0:00',
  ]);
});
