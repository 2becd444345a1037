import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BrandError } from '../errors.ts';
import { sha256 } from '../files/hash.ts';
import { type HostRules, parseHostRules } from '../serve/hostRules.ts';
import { type ReleaseRecord, readRelease } from '../stamp/release.ts';
import { type Encoding, hostFiles, type SiteFile, siteFiles } from './siteFile.ts';

/** A built site, checked against its own record, as a target will hold it. */
export type LocalSite = {
  id: string;
  folder: string;
  record: ReleaseRecord;
  /** SHA-256 of `release.json`. */
  digest: string;
  rules: HostRules;
  files: SiteFile[];
  /** Files for hosts, which a store does not serve; kept with the release, for its verification. */
  unserved: SiteFile[];
};

/**
 * @param out folder of built sites.
 * @throws BrandError (2) where the site is not built; (3) where a file is not what the record says.
 */
export function readLocalSite(out: string, id: string, encoding: Encoding): LocalSite {
  const folder = join(out, id);
  const record = readRelease(folder);
  if (!record) {
    throw new BrandError({
      code: 'site-missing',
      message: `${id} is not built in ${out}.`,
      fix: `Build first: brand build ${id}, or add --build.`,
      exitCode: 2,
    });
  }
  const text = readFileSync(join(folder, 'release.json'));
  const rules = readRules(folder);
  const wrong = Object.entries(record.files).find(
    ([path, file]) => hashOf(join(folder, path)) !== file.sha256,
  );
  if (record.brand !== id || wrong) throw damaged(folder, wrong?.[0]);
  const digest = sha256(text);
  const own = { bytes: text.byteLength, sha256: digest };
  const files = siteFiles(record, own, rules, encoding);
  const unserved = siteFiles(record, own, rules, 'files').filter(
    ({ path }) => hostFiles.includes(path) && !files.some((file) => file.path === path),
  );
  return { id, folder, record, digest, rules, files, unserved };
}

function readRules(folder: string): HostRules {
  try {
    return parseHostRules(
      readFileSync(join(folder, '_headers'), 'utf8'),
      readFileSync(join(folder, '_redirects'), 'utf8'),
    );
  } catch {
    throw damaged(folder, '_headers');
  }
}

function hashOf(path: string): string | null {
  try {
    return sha256(readFileSync(path));
  } catch {
    // Missing or unreadable: not what the record says either.
    return null;
  }
}

function damaged(folder: string, path: string | undefined): BrandError {
  return new BrandError({
    code: 'site-damaged',
    message: `${folder} is not the site its release.json describes${path ? `: ${path} is missing or was changed` : ''}. Nothing was sent.`,
    fix: 'Build it again: brand build --force.',
    exitCode: 3,
  });
}
