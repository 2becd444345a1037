import { isInZones } from '../zones.ts';
import type { LineRefusal } from './codeList.ts';

// Narrow on purpose: what passes reads the same to every parser.
const grammar = /^https:\/\/([a-z0-9.-]{1,253})(?::(\d{1,5}))?((?:\/[\w.~-]+)*)\/?$/;
const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

export type LineAddress = { ok: true; address: string } | { ok: false; reason: LineRefusal };

/**
 * Checks a backup line: https, a lower-case host name under one of the brand's zones, on its port, a plain
 * path, no query.
 * @returns the address without a slash at its end.
 */
export function checkLineAddress(text: string, zones: readonly string[]): LineAddress {
  if (!text.startsWith('https://')) return { ok: false, reason: 'not-https' };
  const [, host = '', digits = '443', path = ''] = (text.length <= 500 && grammar.exec(text)) || [];
  const port = Number(digits);
  if (!isHostName(host) || port < 1 || port > 65_535) {
    return { ok: false, reason: 'malformed' };
  }
  if (path.split('/').some((part) => part === '.' || part === '..')) {
    return { ok: false, reason: 'malformed' };
  }
  if (!isInZones(port === 443 ? host : `${host}:${port}`, zones)) {
    return { ok: false, reason: 'outside-zone' };
  }
  return { ok: true, address: text.replace(/\/$/, '') };
}

/** A name of labels that is no IPv4 address. */
function isHostName(host: string): boolean {
  const labels = host.split('.');
  return labels.every((one) => label.test(one)) && !/^\d+$/.test(labels.at(-1) ?? '');
}
