import * as v from 'valibot';

/** A length of time in whole seconds. */
export const seconds = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A moment: seconds since 1970-01-01T00:00:00Z (10 digits). */
export const timestamp = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(99_999_999_999),
  v.description('Seconds since 1970-01-01T00:00:00Z.'),
);

/** What an error carries that ends by itself. */
export const wait = v.object({ retryAfter: v.pipe(seconds, v.description('Seconds to wait.')) });
