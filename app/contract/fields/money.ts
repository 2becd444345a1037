import * as v from 'valibot';
import { mostWhole } from '../../lib/money/parseAmount.ts';

/** Most one order can move, in hundredths of a point: whatever may be moved can be typed. */
export const mostAmount = mostWhole * 100;
/** Most that can stand on an account, in hundredths of a point: below the safe integers. */
export const mostBalance = 9_000_000_000_000_000;

/** What an order moves: hundredths of a point, never a fraction of one. */
export const amount = v.pipe(
  v.number(),
  v.integer('is not a whole number of hundredths'),
  v.minValue(1, 'is not above zero'),
  v.maxValue(mostAmount, 'is above what one order can move'),
  v.description('Hundredths of a point.'),
);

/** What stands on an account. */
export const balance = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(mostBalance),
  v.description('Hundredths of a point.'),
);

/** Hundredths of a point with a direction. */
export const signedAmount = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(-mostAmount),
  v.maxValue(mostAmount),
  v.description('Hundredths of a point; above zero came in, below went out.'),
);

/** A fee: may be nothing. */
export const fee = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(mostAmount),
  v.description('Hundredths of a point.'),
);

/** First letter by kind: R recharge, X exchange, S stake, G grant, C correction. */
export const orderNo = v.pipe(
  v.string(),
  v.regex(/^[RXSGC]\d{8}-[0-9A-HJKMNP-TV-Z]{10}$/, 'is not an order number'),
  v.description('Kind, UTC day and ten random characters, such as X20260309-7K3M9Q2FXA.'),
);

/** Status of a money record (specification, section 3). */
export const moneyStatus = v.pipe(
  v.picklist([0, 1, 2]),
  v.description('0 in review, 1 done, 2 failed.'),
);
export type MoneyStatus = v.InferOutput<typeof moneyStatus>;

/** Goes out once and never comes back; no part of what two attempts have in common. */
export const fundPassword = v.pipe(
  v.string(),
  v.regex(/^\d{6}$/, 'is not six digits'),
  v.description('Fund password: 6 digits.'),
);

/** Goes out once and never comes back. */
export const cardNumber = v.pipe(
  v.string(),
  v.regex(/^\d{12,19}$/, 'is not 12 to 19 digits'),
  v.description('Number of a bank card.'),
);

export const last4 = v.pipe(
  v.string(),
  v.regex(/^\d{4}$/, 'is not four digits'),
  v.description('Last four digits of a card number.'),
);

const holderPattern = /^[\p{L}\p{M}][\p{L}\p{M} .'’·-]*$/u;

/** Letters, marks, spaces and the signs that names have, composed (NFC). */
export const holderName = v.pipe(
  v.string(),
  v.transform((text) => text.normalize('NFC').trim()),
  v.minLength(2, 'is shorter than 2 characters'),
  v.maxLength(60, 'is longer than 60 characters'),
  v.regex(holderPattern, 'is not a name'),
  v.description('Name on the card, 2 to 60 characters.'),
);

/**
 * Number of the last movement that touched the wallet: an answer with a lower one than was shown is
 * older, and is not shown.
 */
export const ledgerSeq = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.description('Number of the last movement of the wallet.'),
);

/** ISO 4217. */
export const currency = v.pipe(
  v.string(),
  v.regex(/^[A-Z]{3}$/, 'is not a currency'),
  v.description('Currency of the points: ISO 4217, such as CNY.'),
);
