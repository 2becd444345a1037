import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { localeTypeProblems, localeTypes } from './localeTypes.mjs';

function makeApp(...namespaces: string[]): string {
  const app = mkdtempSync(join(tmpdir(), 'types-'));
  onTestFinished(() => rmSync(app, { recursive: true, force: true }));
  mkdirSync(join(app, 'locales/en-US'), { recursive: true });
  for (const name of namespaces) writeFileSync(join(app, 'locales/en-US', `${name}.json`), '{}');
  return app;
}

it('types every namespace by the name of its file', () => {
  const types = localeTypes(makeApp('multi-account.page', 'form'));
  expect(types).toContain("import type multiAccountPage from './en-US/multi-account.page.json';");
  expect(types).toContain("      'multi-account.page': typeof multiAccountPage;");
  expect(types).toContain('      form: typeof form;');
});

it('names the command to run where the types are absent or of other texts', () => {
  const app = makeApp('form');
  expect(localeTypeProblems(app)).toEqual([expect.stringContaining('npm run locale-types')]);
  writeFileSync(join(app, 'locales/i18next.d.ts'), localeTypes(app));
  expect(localeTypeProblems(app)).toEqual([]);
  writeFileSync(join(app, 'locales/en-US/more.page.json'), '{}');
  expect(localeTypeProblems(app)).toHaveLength(1);
});
