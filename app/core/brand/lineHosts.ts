type Lines = { api: readonly string[]; im: string; codeUrls: readonly string[] };

/**
 * @returns the hosts a brand's lines lead to, each once, in the order given; `null` stands for the
 * site's own host, which a line that is only a path leads to.
 */
export function lineHosts(lines: Lines, origin: string): (string | null)[] {
  const own = hostOf(origin);
  const hosts = [...lines.api, lines.im, ...lines.codeUrls].map((line) => {
    const host = line.startsWith('/') ? own : hostOf(line);
    return host === own ? null : host;
  });
  return [...new Set(hosts)];
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}
