/** @returns the browser's languages, most wanted first; empty where it does not say. */
export function browserLanguages(): readonly string[] {
  const { languages, language } = navigator;
  if (languages && languages.length > 0) return languages;
  return language ? [language] : [];
}

/** Tells the page its language: hyphenation, glyphs and screen readers go by it. */
export function setDocumentLanguage(tag: string): void {
  document.documentElement.lang = tag;
}
