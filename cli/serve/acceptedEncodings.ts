const made = ['br', 'gzip'] as const;

/**
 * Which of the encodings a site is made in a reader takes, smallest first (RFC 9110, §12.5.3).
 * @param header value of `Accept-Encoding`, or an empty text.
 */
export function acceptedEncodings(header: string): ('br' | 'gzip')[] {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim());
    const weight = parameters.find((word) => word.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight));
  }
  return made.filter((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0);
}
