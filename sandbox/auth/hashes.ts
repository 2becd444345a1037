import { createHash, createHmac } from 'node:crypto';

/** @returns SHA-256 as base64url. */
export function sha256(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** @returns HMAC-SHA-256 as base64url. */
export function hmac(key: string | Uint8Array, text: string | Uint8Array): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** @returns random bytes as base64url. */
export function randomText(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url');
}
