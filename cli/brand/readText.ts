import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { systemCode } from '../errors.ts';
import { readLimited } from '../files/readLimited.ts';
import type { LoadCode } from './loadCatalogue.data.ts';

export type Fault = { code: LoadCode; message: string; fix: string };

const sizeLimit = 1_000_000;

/** Reads `brand.json` as UTF-8, with or without a byte order mark. Never throws. */
export function readText(path: string): { text: string; bytes: Buffer } | { fault: Fault } {
  let bytes: Buffer | null;
  try {
    const real = realpathSync(path);
    if (dirname(real) !== realpathSync(dirname(path))) return fault('leaves');
    bytes = readLimited(real, sizeLimit);
  } catch (error) {
    const code = systemCode(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return fault('missing');
    if (code === 'EISDIR' || code === 'ENXIO') return fault('folder');
    return fault('unreadable', ` (${code})`);
  }
  if (bytes === null) return fault('folder');
  if (bytes.length > sizeLimit) return fault('large');
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), bytes };
  } catch {
    return fault('encoding');
  }
}

const faults = {
  missing: {
    code: 'file-missing',
    message: 'The folder has no brand.json.',
    fix: 'Copy one from another brand, or remove the folder and run `brand new <id>`.',
  },
  folder: {
    code: 'file-not-file',
    message: 'brand.json is not a file.',
    fix: 'Put a JSON file of that name here.',
  },
  leaves: {
    code: 'link-outside',
    message: 'brand.json is a link that leaves the brand folder.',
    fix: 'Put the file itself here.',
  },
  large: {
    code: 'file-large',
    message: 'brand.json is larger than 1 MB.',
    fix: 'Keep only the keys of a brand file; artwork goes into files of its own.',
  },
  unreadable: {
    code: 'file-unreadable',
    message: 'brand.json cannot be read',
    fix: 'Give this user access to the file.',
  },
  encoding: {
    code: 'file-encoding',
    message: 'brand.json is not UTF-8 text.',
    fix: 'Save it again as UTF-8.',
  },
} as const satisfies Record<string, Fault>;

function fault(kind: keyof typeof faults, detail = ''): { fault: Fault } {
  const { code, message, fix } = faults[kind];
  return { fault: { code, message: detail === '' ? message : `${message}${detail}.`, fix } };
}
