import * as v from 'valibot';

/** Days a record screen can look back (specification, section 2): 0 is since local midnight. */
export const periodDays = [0, 7, 15, 30] as const;
export type PeriodDays = (typeof periodDays)[number];

/**
 * Which time a list is about, in the person's own time zone. `days: 7` is since local midnight six
 * days earlier; at most one of `days` and `month` counts, and `month` goes first.
 */
export const periodFields = {
  days: v.optional(
    v.pipe(v.picklist(periodDays), v.description('0 today, else this many days with today.')),
  ),
  month: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'is not a month'),
      v.description('One month, such as 2026-03.'),
    ),
  ),
  timeZone: v.optional(
    v.pipe(
      v.string(),
      v.minLength(1, 'is empty'),
      v.maxLength(64, 'is longer than 64 characters'),
      v.description('IANA name, such as Asia/Shanghai; an unknown one counts as UTC.'),
    ),
    'UTC',
  ),
};
