/** How far below the visible part an element counts as near. */
const distance = '600px';

/**
 * Calls back each time an element comes near the visible part of the page.
 * @returns the unsubscriber.
 */
export function watchNear(element: Element, onNear: () => void): () => void {
  // The page scrolls inside an element of its own, which the margin must count from.
  const root = element.closest('[data-scroll]');
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
    },
    { root, rootMargin: `0px 0px ${distance} 0px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
