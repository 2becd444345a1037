import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** @param folder a built site. @returns everything in it that is text, as it was before compression */
export function siteText(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !/\.(br|gz|png|ico|webp)$/.test(path))
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n');
}
