import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { PlannedSite } from './plan.ts';
import { expect } from './test.ts';

type Served = { status: number; cache: string | null };

/** How the site answers for a file, as its own page sees it. */
export function servedFile(page: Page, path: string): Promise<Served> {
  return page.evaluate(async (address) => {
    const { status, headers } = await fetch(address, { cache: 'no-store' });
    return { status, cache: headers.get('cache-control') };
  }, path);
}

/** Asserts what the page must be sent with. @param headers by their names in small letters */
export function sentHeaders(headers: Record<string, string>, { folder }: PlannedSite): void {
  const policy = headers['content-security-policy'];
  expect(policy, 'Content-Security-Policy').toBe("frame-ancestors 'self'");
  expect(headers['cache-control']).toBe('no-cache');
  if (folder === null) return;
  const declared = readFileSync(join(folder, '_headers'), 'utf8');
  expect(declared).toContain(`Content-Security-Policy: ${policy}`);
  expect(headers['content-encoding']).toBe('br');
}

type SiteText = { path: string; text: string };

/** Every page, script, style and text of the release that is served. */
export function publishedTexts(page: Page): Promise<SiteText[]> {
  return page.evaluate(async () => {
    const read = (path: string) => fetch(path).then((answer) => answer.text());
    const release = JSON.parse(await read('/release.json')) as { files: Record<string, unknown> };
    const found = Object.keys(release.files).filter((path) =>
      /\.(html|js|css|json|webmanifest)$/.test(path),
    );
    return Promise.all(found.map(async (path) => ({ path, text: await read(`/${path}`) })));
  });
}

/** The same, of the folder that a site was built into. */
export function builtTexts(folder: string): SiteText[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(html|js|css|json|webmanifest)$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
}
