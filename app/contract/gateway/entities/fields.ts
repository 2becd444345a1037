import * as v from 'valibot';

// The gateway leaves out what is empty: a missing field has the empty value of its kind.

export const text = v.optional(v.string(), '');
export const count = v.optional(v.number(), 0);
export const flag = v.optional(v.boolean(), false);
export const texts = v.optional(v.array(v.string()), []);
