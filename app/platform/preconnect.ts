/** Origins that were connected to ahead. */
const known = new Set<string>();

/** Opens a connection to another origin before anything is asked of it. */
export function preconnect(origin: string): void {
  if (origin === location.origin || known.has(origin)) return;
  known.add(origin);
  const link = document.createElement('link');
  link.rel = 'preconnect';
  link.href = origin;
  document.head.append(link);
}
