import * as v from 'valibot';

/** Most USDT of one transfer, in millionths. */
export const mostMicroUsdt = 10_000_000_000_000;

export const microUsdt = v.pipe(
  v.number(),
  v.integer('is not a whole number of millionths'),
  v.minValue(1, 'is not above zero'),
  v.maxValue(mostMicroUsdt, 'is above what one transfer can hold'),
  v.description('Millionths of 1 USDT.'),
);

/** Highest price of 1 USDT: currencies of many digits have more than 10,000 points for it. */
const mostRate = 100_000_000;

/** Price of 1 USDT. */
export const rate = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(mostRate),
  v.description('Hundredths of a point for 1 USDT.'),
);
