import { expect, it } from 'vitest';
import { acceptedEncodings } from './acceptedEncodings.ts';

it.each([
  ['', []],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['gzip', ['gzip']],
  ['GZIP;q=0.5', ['gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['br; q=0.0', []],
  ['*', ['br', 'gzip']],
  ['*;q=0.1, br;q=0', ['gzip']],
  ['identity', []],
  ['x-br, xgzip', []],
  [';;,,=', []],
])('of %j takes %j', (header, taken) => {
  expect(acceptedEncodings(header)).toEqual(taken);
});
