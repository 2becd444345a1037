import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { featureIds } from '../../app/brand/features.ts';
import { isOfFeature, packName } from '../../app/brand/namespaces.ts';
import { sha256 } from '../files/hash.ts';
import type { CompileOutput, TextPack } from './output.ts';

/**
 * Writes the texts of each language once more, all of one feature in one file, and those of no feature
 * in another. The worker keeps these: a request for each namespace would be hundreds.
 * @param files folder of the compile
 * @param locales locale → namespace → file, already written
 */
export function writeTextPacks(files: string, locales: CompileOutput['locales']): TextPack[] {
  return Object.entries(locales).flatMap(([locale, table]) =>
    [null, ...featureIds].flatMap((feature): TextPack[] => {
      const own = Object.entries(table).filter(
        ([namespace]) => (featureIds.find((id) => isOfFeature(namespace, id)) ?? null) === feature,
      );
      if (own.length === 0) return [];
      const texts = own.map(([, file]) => [
        `/${file}`,
        JSON.parse(readFileSync(join(files, file), 'utf8')),
      ]);
      const content = JSON.stringify(Object.fromEntries(texts));
      const file = `locales/${locale}/${packName(feature)}.${sha256(content).slice(0, 8)}.json`;
      writeFileSync(join(files, file), content);
      return [{ locale, feature, file }];
    }),
  );
}
