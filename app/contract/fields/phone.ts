import * as v from 'valibot';

/** Which numbers a brand takes; from `/getBaseData`. */
export const phoneRule = v.object({
  minLength: v.pipe(v.number(), v.integer(), v.minValue(1), v.description('Fewest digits.')),
  maxLength: v.pipe(v.number(), v.integer(), v.maxValue(20), v.description('Most digits.')),
  pattern: v.pipe(
    v.picklist(['mainland', 'any']),
    v.description('`mainland`: 1, then 3 to 9, then 9 digits; `any`: digits within the length.'),
  ),
});

export type PhoneRule = v.InferOutput<typeof phoneRule>;

/** What holds until the platform says otherwise (specification, section 9). */
export const defaultPhoneRule: PhoneRule = { minLength: 6, maxLength: 11, pattern: 'any' };

const mainland = /^1[3-9]\d{9}$/;

/** @returns whether digits are a mobile number under a rule (specification, section 5). */
export function isPhone(digits: string, rule: PhoneRule): boolean {
  if (!/^\d+$/.test(digits)) return false;
  if (digits.length < rule.minLength || digits.length > rule.maxLength) return false;
  return rule.pattern === 'any' || mainland.test(digits);
}

/** @returns the digits of what was typed or pasted, as ASCII. */
export function phoneDigits(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '');
}

export const phone = v.pipe(
  v.string(),
  v.regex(/^\d{1,20}$/, 'is not a row of digits'),
  v.description('Mobile number: digits alone.'),
);
