/** For variadic options: takes `a b`, `a,b` and the flag given twice. */
export function listOf(text: string, before: string[] | undefined): string[] {
  const items = text.split(',').map((item) => item.trim());
  return [...(before ?? []), ...items.filter((item) => item !== '')];
}
