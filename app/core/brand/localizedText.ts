/** @returns the text for a locale, else for the fallback locale, else any there is, else ''. */
export function localizedText(
  record: Readonly<Record<string, string>>,
  locale: string,
  fallback: string,
): string {
  return record[locale] ?? record[fallback] ?? Object.values(record)[0] ?? '';
}
