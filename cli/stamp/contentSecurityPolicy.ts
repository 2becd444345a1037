import type { Brand } from '../../app/brand/brand.ts';

/**
 * Content Security Policy of one brand (CSP Level 3), which the page states itself: it changes with
 * every release, and a header would change at another moment than the page. Nothing but this origin and
 * the zones the brand declares, each on its port, can be reached by script; the web view alone may frame other https pages.
 * @param scripts hashes of the inline scripts, as `cspHash` makes them.
 */
export function contentSecurityPolicy(brand: Brand, scripts: readonly string[]): string {
  const { lines, demo } = brand;
  const inZones = (scheme: string): string[] =>
    lines.zones.flatMap((zone) => [`${scheme}://${zone}`, `${scheme}://*.${zone}`]);
  const zones = inZones('https');
  // A demo may have lines of this machine, by plain http and without zones.
  const local = demo ? originsOf([...lines.api, lines.im, ...lines.codeUrls]) : [];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...zones],
    'media-src': ["'self'", 'blob:', ...zones],
    'connect-src': [...new Set(["'self'", ...zones, ...inZones('wss'), ...local])],
    'frame-src': ["'self'", 'https:'],
    // The app hands over a manifest of its own making when the platform renames it.
    'manifest-src': ["'self'", 'blob:'],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    // Forms are sent by script; one sent before the script is there must not carry a password off.
    'form-action': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** Scheme, host and port of those lines that are no path of the site. */
function originsOf(lines: readonly string[]): string[] {
  return lines.flatMap((line) => /^\w+:\/\/[^/?]+/.exec(line)?.[0] ?? []);
}

/** What the page cannot say of itself, and no release changes: who may frame it. */
export const headerPolicy = "frame-ancestors 'self'";

/**
 * Of the service worker and other workers, for which the page's own policy does not hold: they take that of
 * their own answer. They reach this origin alone. It says also what `headerPolicy` says, because some hosts
 * send the one in place of the other, and others both.
 */
export const workerPolicy = `default-src 'self'; ${headerPolicy}`;
