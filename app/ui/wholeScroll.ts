/**
 * Has an area scrolled by whole pixels alone, whoever calls its `scrollBy`. What is left over counts the
 * next time, so that all of it together is off by half a pixel at most. WebKit needs it: of a fraction, the
 * page scrolls by less and the thread that follows the wheel by more, and what they are apart by then, a
 * pixel for every call, moves the page when the wheel turns next.
 * @returns stops that
 */
export function scrollByWholePixels(area: HTMLElement): () => void {
  const plain = area.scrollBy;
  const scrollBy: (options: ScrollToOptions) => void = plain.bind(area);
  let rest = 0;
  area.scrollBy = (first: ScrollToOptions | number = {}, second: number = 0): void => {
    const options = typeof first === 'number' ? { left: first, top: second } : first;
    const wanted = (options.top ?? 0) + rest;
    const top = Math.round(wanted);
    rest = wanted - top;
    scrollBy({ ...options, top });
  };
  return () => {
    area.scrollBy = plain;
  };
}
