/**
 * Tells whether an element is in the visible part of the page, now and whenever that changes.
 * @returns the unsubscriber.
 */
export function watchInView(element: Element, onChange: (isInView: boolean) => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    onChange(entries.at(-1)?.isIntersecting ?? false);
  });
  observer.observe(element);
  return () => observer.disconnect();
}
