import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A good logo: a disc on a full tile. */
export const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#2F4F86" d="M0 0h64v64H0z"/><circle cx="32" cy="32" r="16" fill="#fff"/></svg>\n';

/** An empty folder that goes with the test. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'brand-test-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A demo brand that passes the check; `number` keeps it apart from others. */
export function goodBrand(id: string, number = 1, changes: object = {}): Record<string, unknown> {
  return {
    name: `Brand ${number}`,
    shortName: `B${number}`,
    combineId: id,
    platformId: 10000,
    packageId: 100002000 + number,
    origin: `https://${id}.example`,
    locale: 'en-US',
    locales: ['en-US'],
    theme: { seed: '#2F4F86' },
    bgColor: { light: '#F6F6F4', dark: '#131418' },
    exclude: ['contacts-upload', 'dating'],
    icons: { source: 'icon.svg' },
    lines: { api: ['/api'], im: '/im', zones: [] },
    demo: true,
    ...changes,
  };
}

export type Tree = Record<string, string | Uint8Array | object>;

/** Writes files by path; objects become JSON, two spaces deep. */
export function writeTree(folder: string, tree: Tree): void {
  for (const [path, content] of Object.entries(tree)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    const plain = typeof content === 'string' || content instanceof Uint8Array;
    writeFileSync(file, plain ? content : JSON.stringify(content, null, 2));
  }
}

/** Brand folders with a good logo each. */
export function brandsFolder(brands: Record<string, string | object>): string {
  const folder = temporaryFolder();
  for (const [id, source] of Object.entries(brands)) {
    writeTree(folder, { [`${id}/brand.json`]: source, [`${id}/icon.svg`]: icon });
  }
  return folder;
}
