/** Rules of a site's own `_headers` and `_redirects`, read the way Netlify and Cloudflare read them. */
export type HostRules = {
  headers: { pattern: RegExp; values: [name: string, value: string][] }[];
  redirects: { path: string; pattern: RegExp; target: string; status: number }[];
};

export function parseHostRules(headersText: string, redirectsText: string): HostRules {
  return { headers: parseHeaders(headersText), redirects: parseRedirects(redirectsText) };
}

function parseHeaders(text: string): HostRules['headers'] {
  const rules: HostRules['headers'] = [];
  for (const line of meaningfulLines(text)) {
    if (!/^\s/.test(line)) {
      rules.push({ pattern: pathPattern(line.trim()), values: [] });
      continue;
    }
    const colon = line.indexOf(':');
    rules.at(-1)?.values.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
  }
  return rules;
}

function parseRedirects(text: string): HostRules['redirects'] {
  return meaningfulLines(text).map((line) => {
    const [from = '', target = '', status = '301'] = line.trim().split(/\s+/);
    return { path: from, pattern: pathPattern(from), target, status: Number(status) };
  });
}

function meaningfulLines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
}

function pathPattern(path: string): RegExp {
  const source = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*');
  return new RegExp(`^${source}$`);
}

/** Headers for a path, later rules over earlier ones. */
export function headersFor(rules: HostRules, path: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const rule of rules.headers) {
    if (!rule.pattern.test(path)) continue;
    for (const [name, value] of rule.values) found.set(name, value);
  }
  return found;
}

/** What answers a path that is no file. */
export function fallbackFor(
  rules: HostRules,
  path: string,
): { target: string; status: number } | null {
  return rules.redirects.find((rule) => rule.pattern.test(path)) ?? null;
}
