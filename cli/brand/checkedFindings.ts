import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkBrand } from '../../app/brand/check.ts';
import type { Finding } from '../../app/brand/finding.ts';
import type { BrandSource } from '../../app/brand/schema.ts';
import { sha256 } from '../files/hash.ts';
import { writeAtomic } from '../files/writeAtomic.ts';

/**
 * The model's findings on a brand file. Deriving every colour of both schemes takes milliseconds a
 * brand, so a verdict is kept and found again by the file's bytes and the rules' signature.
 */
export function checkedFindings(
  bytes: Buffer,
  source: BrandSource,
  place: { cacheDir?: string; signature?: string },
): Finding[] {
  const { cacheDir, signature } = place;
  if (cacheDir === undefined || signature === undefined) return checkBrand(source);
  const key = sha256(signature, bytes);
  const file = join(cacheDir, 'check', key.slice(0, 2), `${key}.json`);
  const kept = readVerdict(file);
  if (kept) return kept;
  const findings = checkBrand(source);
  try {
    writeAtomic(file, JSON.stringify(findings));
  } catch {
    // A cache that cannot be written only costs time.
  }
  return findings;
}

function readVerdict(file: string): Finding[] | null {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
