/** In the page: whether the list of messages with this label shows these texts alone, from top to bottom. */
export function showsTexts(label: string, texts: readonly string[]): boolean {
  const lists = [...document.querySelectorAll(`section[aria-label="${label}"]`)];
  const shown = lists.find((one) => one.checkVisibility())?.querySelectorAll('bdi') ?? [];
  return JSON.stringify([...shown].map(({ textContent }) => textContent)) === JSON.stringify(texts);
}

/** In the page: whether a mark, such as that of a message sent, stands in the list as often as this. */
export function showsMarks(label: string, mark: string, count: number): boolean {
  const lists = [...document.querySelectorAll(`section[aria-label="${label}"]`)];
  const inside = lists.find((one) => one.checkVisibility())?.querySelectorAll('*') ?? [];
  const marks = [...inside].filter(
    (one) => one.childElementCount === 0 && one.textContent === mark,
  );
  return marks.length === count;
}

/** In the page: whether a row of the list of conversations holds a text. */
export function showsRow(selector: string, text: string): boolean {
  const rows = [...document.querySelectorAll(selector)];
  return rows.some((row) => row.checkVisibility() && row.textContent?.includes(text));
}
