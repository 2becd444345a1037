import * as v from 'valibot';

/** Which part of a list: `cursor` is the `next` of the part before. */
export const cursorFields = {
  cursor: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(200, 'is longer than 200 characters'),
      v.description('`next` of the page before; absent for the first.'),
    ),
  ),
  limit: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.maxValue(50),
      v.description('Rows, up to 50.'),
    ),
    20,
  ),
};

export const nextCursor = v.pipe(
  v.nullable(v.string()),
  v.description('Cursor of the next page; null after the last row.'),
);
