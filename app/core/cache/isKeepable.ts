/** Media types a file may be answered with, by the end of its name. */
const mediaTypes: Readonly<Record<string, RegExp>> = {
  js: /^(text|application)\/(x-)?javascript\b/i,
  css: /^text\/css\b/i,
  json: /^application\/(\w+\+)?json\b/i,
  webmanifest: /^application\/((manifest|web-app-manifest)\+)?json\b/i,
  html: /^text\/html\b/i,
  png: /^image\/png\b/i,
  svg: /^image\/svg\+xml\b/i,
  ico: /^image\//i,
  woff2: /^(font|application)\//i,
};

/**
 * Whether an answer may be kept for a URL. Hosts that answer everything with the start page say
 * 200 and send HTML for a script that is gone; such an answer must not enter the cache.
 * @param contentType of the answer; null when it says none.
 */
export function isKeepable(url: string, status: number, contentType: string | null): boolean {
  if (status !== 200) return false;
  const ending = /\.([a-z0-9]+)$/i.exec(new URL(url, 'https://site.example').pathname)?.[1];
  const expected = ending ? mediaTypes[ending.toLowerCase()] : mediaTypes['html'];
  if (expected) return contentType !== null && expected.test(contentType);
  return !/^text\/html\b/i.test(contentType ?? '');
}
