import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A brand file that passes the check; `changes` replace top-level keys. */
export function brandFile(id: string, changes: object = {}): Record<string, unknown> {
  const number =
    [...id].reduce((sum, character) => sum * 31 + character.charCodeAt(0), 7) % 1_000_000;
  return {
    name: `Fixture ${id}`,
    shortName: id.slice(0, 12),
    combineId: `combine-${id}`,
    platformId: 10000,
    packageId: 200_000_000 + number,
    origin: `https://${id}.example`,
    locale: 'en-US',
    locales: ['en-US'],
    theme: { seed: '#2F4F86' },
    bgColor: '#F2F4F7',
    exclude: ['contacts-upload', 'dating'],
    icons: { source: 'icon.svg' },
    lines: { api: ['/api'], im: '/im', zones: [] },
    demo: true,
    ...changes,
  };
}

export const plainIcon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#2F4F86" d="M0 0h64v64H0z"/><circle cx="32" cy="32" r="16" fill="#fff"/></svg>';

/** A folder for brands in a new temporary place. */
export function makeBrandsFolder(brands: Record<string, object>): string {
  const folder = mkdtempSync(join(tmpdir(), 'brands-'));
  for (const [id, file] of Object.entries(brands)) writeBrand(folder, id, file);
  return folder;
}

export function writeBrand(folder: string, id: string, file: object, icon = plainIcon): void {
  mkdirSync(join(folder, id), { recursive: true });
  writeFileSync(join(folder, id, 'brand.json'), JSON.stringify(file, null, 2));
  writeFileSync(join(folder, id, 'icon.svg'), icon);
}
