/** @returns the addresses of the code and styles that this page has asked its own site for, whatever came of it. */
export function pageFiles(): string[] {
  const named = [
    ...document.querySelectorAll('link[rel=modulepreload],link[rel=stylesheet],script[src]'),
  ];
  const asked = performance.getEntriesByType('resource').map(({ name }) => name);
  const all = named.map(
    (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
  );
  const urls = [...all, ...asked].map((url) => new URL(url, location.href));
  const own = urls.filter(
    ({ origin, pathname }) => origin === location.origin && /\.(js|css)$/.test(pathname),
  );
  return [...new Set(own.map(({ pathname }) => pathname))];
}
