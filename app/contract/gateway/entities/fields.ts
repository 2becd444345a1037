import * as v from 'valibot';
import { boundedMoment } from '../../../lib/moment.ts';
import { tidyName } from '../../../lib/names.ts';
import { cutText } from '../../../lib/plainText.ts';

// The gateway leaves out what is empty: a missing field has the empty value of its kind. A value of
// the right kind that is beyond every bound is brought to the nearest one that is not.

/** Code units of a text: more than the longest message that can be sent. */
export const longestText = 32_768;
/** Code units of an id. */
const longestId = 128;
/** Code units of what carries JSON beside a text. */
const longestExtra = 65_536;
/** Characters of a name, as a person counts them. */
const longestName = 100;
/** People listed beside a message, such as its readers. */
const mostListed = 1_000;

/** Behind it there are only the two places of messages without a number. */
const lastSeq = Number.MAX_SAFE_INTEGER - 2;

const bounded = (text: string): string => cutText(text, longestText);
const counted = (value: number): number =>
  Math.min(Math.max(0, Math.trunc(value)), Number.MAX_SAFE_INTEGER);
const whole = (value: number): number => (Number.isSafeInteger(value) ? value : 0);

export const text = v.optional(v.pipe(v.string(), v.transform(bounded)), '');
/** A name a person chose, without what no name may hold. */
export const name = v.optional(
  v.pipe(
    v.string(),
    v.transform((value) => tidyName(value, longestName)),
  ),
  '',
);
/** JSON of any length a frame has room for. */
export const json = v.optional(v.string(), '');
export const extra = v.optional(v.pipe(v.string(), v.maxLength(longestExtra)), '');
/** An id that may be missing. */
export const anyId = v.optional(v.pipe(v.string(), v.maxLength(longestId)), '');
/** An id without which the rest is worth nothing. */
export const ownId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(longestId));
/** How many, or how large: a whole number, 0 or more. */
export const count = v.optional(v.pipe(v.number(), v.transform(counted)), 0);
/** A number that stands for something: whole; 0 where it is no number of ours. */
export const code = v.optional(v.pipe(v.number(), v.transform(whole)), 0);
/** A measure, such as a length of time or a degree. */
export const measure = v.optional(v.pipe(v.number(), v.finite()), 0);
/** Milliseconds since 1970. */
export const moment = v.optional(v.pipe(v.number(), v.transform(boundedMoment)), 0);
/** Place among the messages of a conversation. */
export const sequence = v.optional(
  v.pipe(
    v.number(),
    v.transform((value) => Math.min(counted(value), lastSeq)),
  ),
  0,
);
export const flag = v.optional(v.boolean(), false);
export const texts = v.optional(v.array(v.pipe(v.string(), v.transform(bounded))), []);
/** The ids of some people; those after the first thousand are only counted. */
export const listedIds = v.nullish(
  v.pipe(
    v.array(v.string()),
    v.transform((ids) => ids.slice(0, mostListed)),
  ),
  [],
);
