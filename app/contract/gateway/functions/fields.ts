import * as v from 'valibot';

export const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(128));
export const ids = v.array(id);
export const plainText = v.string();
export const plainId = v.string();
/** A list a gateway may send as `null`. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<Item extends v.GenericSchema<unknown, unknown>>(item: Item) {
  return v.nullish(v.array(item), []);
}
/** JavaScript tells no two neighbours apart beyond 2^53, and a database takes no such offset. */
export const wholeNumber = v.pipe(v.number(), v.safeInteger());
export const idResults = v.nullish(
  v.array(v.object({ userID: v.string(), result: v.number() })),
  [],
);
