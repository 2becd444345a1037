import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FeatureId } from '../../app/brand/features.ts';
import type { LocaleId } from '../../app/brand/locales.ts';

/** First-load bytes of one route, gzip, without images. */
export type FirstLoad = { route: string; jsGzip: number; cssGzip: number; htmlGzip: number };

/**
 * `release.json`: what a finished site consists of. Pages find updates by `latest.json`, which has the
 * first three keys alone; those of older releases read them here.
 */
export type ReleaseRecord = {
  id: string;
  version: string;
  minimumVersion: string;
  brand: string;
  /** Hash of all inputs; equal keys mean equal sites. */
  cacheKey: string;
  compile: string;
  tools: Record<string, string>;
  features: FeatureId[];
  locales: LocaleId[];
  firstLoad: FirstLoad[];
  /** Every other file of the site with its size and SHA-256. */
  files: Record<string, { bytes: number; sha256: string }>;
};

/** @returns the record of a finished folder, or null where there is none that can be read. */
export function readRelease(folder: string): ReleaseRecord | null {
  try {
    return JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as ReleaseRecord;
  } catch {
    // Absent or damaged: the site is made anew.
    return null;
  }
}

/** Whether every file of the record is still there with its size. */
export function isIntact(folder: string, record: ReleaseRecord): boolean {
  return Object.entries(record.files).every(
    ([path, { bytes }]) => statSync(`${folder}/${path}`, { throwIfNoEntry: false })?.size === bytes,
  );
}

/** A folder that holds something this command did not make must not be replaced. */
export function isForeignFolder(folder: string): boolean {
  return existsSync(folder) && readRelease(folder) === null;
}

export function totals(record: ReleaseRecord): { files: number; bytes: number } {
  const sizes = Object.values(record.files);
  return {
    files: sizes.length + 1,
    bytes: sizes.reduce((sum, file) => sum + file.bytes, 0),
  };
}
