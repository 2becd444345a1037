import { join } from 'node:path';
import { featureIds } from '../../../app/brand/features.ts';
import { readText } from '../../brand/readText.ts';

/** What a brand costs whatever it contains: the visits every site gets, its images, its stamping. */
const costOfEveryBrand = 30;

/**
 * Estimates how long a job is busy with a brand, counted in visits of its site: one more for each
 * feature it keeps and for each language after the first. Never throws: a brand whose file cannot be
 * read is taken to have every feature, and its job tells what is wrong with it.
 */
export function brandWeight(dir: string): number {
  const { exclude, locales } = readLists(dir);
  const left = featureIds.filter((id) => exclude.includes(id)).length;
  return costOfEveryBrand + featureIds.length - left + Math.max(0, new Set(locales).size - 1);
}

function readLists(dir: string): { exclude: unknown[]; locales: unknown[] } {
  const read = readText(join(dir, 'brand.json'));
  const value = 'fault' in read ? null : parse(read.text);
  const list = (key: string): unknown[] => {
    const found = (value as Record<string, unknown> | null)?.[key];
    return Array.isArray(found) ? found : [];
  };
  return { exclude: list('exclude'), locales: list('locales') };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
