const names = new Map<string, Intl.DisplayNames>();

/**
 * @param code ISO 3166-1 alpha-2.
 * @param tag BCP 47 tag of the language to name it in.
 * @returns the country's name, or the code where Intl knows none.
 */
export function countryName(code: string, tag: string): string {
  let display = names.get(tag);
  if (!display) {
    display = new Intl.DisplayNames([tag], { type: 'region', fallback: 'code' });
    names.set(tag, display);
  }
  return display.of(code) ?? code;
}

/** @returns the countries as a list in the language's way of listing. */
export function countryNames(codes: readonly string[], tag: string): string {
  const list = new Intl.ListFormat(tag, { type: 'conjunction' });
  return list.format(codes.map((code) => countryName(code, tag)));
}
