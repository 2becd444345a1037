/** A part of a list, and the cursor of the next one; null after the last. */
// biome-ignore lint/suspicious/noExplicitAny: any list of any items is meant.
export type CursorPage = { list: any[]; next: string | null };

/** @returns the cursor after these parts; undefined at the end, also where a cursor comes again. */
export function nextCursorOf(pages: readonly CursorPage[]): string | undefined {
  const next = pages.at(-1)?.next ?? undefined;
  // An answer that leads back to where it came from would be read for ever.
  return pages.slice(0, -1).some((page) => page.next === next) ? undefined : next;
}
