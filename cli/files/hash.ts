import { createHash, type Hash } from 'node:crypto';

/** @returns lower-case hex of SHA-256 over the parts, each prefixed by its length so that parts cannot run together. */
export function sha256(...parts: (string | Uint8Array)[]): string {
  if (parts.length === 1) return digest(parts[0] as string | Uint8Array);
  const hash = createHash('sha256');
  for (const part of parts) addPart(hash, part);
  return hash.digest('hex');
}

function digest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

function addPart(hash: Hash, part: string | Uint8Array): void {
  hash
    .update(`${typeof part === 'string' ? Buffer.byteLength(part) : part.byteLength}:`)
    .update(part);
}

/** Value of an `integrity` attribute (SRI, SHA-256): the page holds one for each of its files. */
export function integrity(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** CSP source expression for an inline script or style (CSP Level 3, §6.7.2). */
export function cspHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
