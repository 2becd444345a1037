import * as v from 'valibot';

const text = v.fallback(v.string(), '');
/** As the protocol has it by convention; other clients leave out what they do not know. */
const card = v.object({
  userID: v.pipe(v.string(), v.nonEmpty(), v.maxLength(128)),
  nickname: text,
  faceURL: text,
});
export type Card = v.InferOutput<typeof card>;

/**
 * @param content of a card message: JSON that somebody wrote, so that whose card it is shows only on that
 * person's own page
 * @returns null where it is no card
 */
export function readCard(content: string): Card | null {
  try {
    const read = v.safeParse(card, JSON.parse(content));
    return read.success ? read.output : null;
  } catch {
    // No JSON at all, or cut off.
    return null;
  }
}
