/** @returns the sources of each directive of a policy. */
export function parsePolicy(text: string): Map<string, string[]> {
  return new Map(
    text.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

const hostSource = /^(\w+:)\/\/(\*?)([^:/]+)(?::(\d+))?$/;

/** Whether one of the sources names where an address leads, as browsers match them (CSP Level 3, §6.7.2.8). */
export function letsThrough(sources: readonly string[], address: string): boolean {
  const { protocol, hostname, port } = new URL(address);
  return sources.some((source) => {
    const [, scheme, below, host = '', ownPort = ''] = hostSource.exec(source) ?? [];
    const isHost = below ? hostname.endsWith(host) : hostname === host;
    return scheme === protocol && isHost && ownPort === port;
  });
}
