import { limits } from '../limits.ts';
import type { CodeListRefusal, SignedCodeList } from './codeList.ts';

const trailer =
  /^(?<addresses>[\s\S]*?)#v (?<version>\d{1,15})\n#expires (?<expires>\d{1,11})\n(?:#sig (?<signature>[A-Za-z0-9+/]{86}==)\n?)?$/;

/** Most addresses of a list. */
export const mostAddresses = 100;

type Parsed = { ok: true; list: SignedCodeList } | { ok: false; reason: CodeListRefusal };

/**
 * Reads the text of a list. Checks its form alone: neither signature, nor expiry, nor addresses.
 * @param text the file, one character for each byte.
 */
export function parseCodeList(text: string): Parsed {
  if (text.length > limits.listBytes) return { ok: false, reason: 'too-large' };
  if (!/^[\x20-\x7e\n]*$/.test(text)) return { ok: false, reason: 'malformed' };
  const parts = trailer.exec(text)?.groups;
  if (!parts) return { ok: false, reason: 'malformed' };
  const { addresses: head = '', version, expires, signature } = parts;
  if (signature === undefined) return { ok: false, reason: 'unsigned' };
  if (head !== '' && !head.endsWith('\n')) return { ok: false, reason: 'malformed' };
  const lines = head.split('\n').filter((line) => line !== '' && !/^#( |$)/.test(line));
  // Lines that begin with another sign of the trailer would read as two trailers.
  if (lines.length > mostAddresses || lines.some((line) => line.startsWith('#'))) {
    return { ok: false, reason: 'malformed' };
  }
  return {
    ok: true,
    list: {
      addresses: lines,
      version: Number(version),
      expires: Number(expires),
      signedPart: text.slice(0, text.lastIndexOf('#sig ')),
      signature,
    },
  };
}

/** @returns the part of a list that is to be signed. */
export function unsignedCodeList(list: {
  addresses: readonly string[];
  version: number;
  expires: number;
}): string {
  return [...list.addresses, `#v ${list.version}`, `#expires ${list.expires}`, ''].join('\n');
}
