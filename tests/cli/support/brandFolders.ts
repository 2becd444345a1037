import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { brandFile, plainIcon } from '../../support/fixtureBrands.ts';

/** A good logo: a disc on a full tile. */
export const icon = `${plainIcon}\n`;

/** An empty folder that goes with the test. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'brand-test-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A demo brand that passes the check; `number` keeps it apart from others. */
export function goodBrand(id: string, number = 1, changes: object = {}): Record<string, unknown> {
  const own = { name: `Brand ${number}`, shortName: `B${number}`, combineId: id };
  return brandFile(id, { ...own, packageId: 100002000 + number, ...changes });
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
