/** @returns the browser's SHA-256, or null where it withholds it, as on plain http. */
export function sha256(): ((bytes: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>) | null {
  const { subtle } = crypto as Partial<Pick<Crypto, 'subtle'>>;
  return subtle ? (bytes) => subtle.digest('SHA-256', bytes) : null;
}
