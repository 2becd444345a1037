import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { localeTypeProblems, localeTypes } from './localeTypes.mjs';

function makeApp(namespaces: Record<string, object>): string {
  const app = mkdtempSync(join(tmpdir(), 'types-'));
  onTestFinished(() => rmSync(app, { recursive: true, force: true }));
  mkdirSync(join(app, 'locales/en-US'), { recursive: true });
  for (const [name, texts] of Object.entries(namespaces)) writeTexts(app, name, texts);
  return app;
}

const writeTexts = (app: string, name: string, texts: object): void =>
  writeFileSync(join(app, 'locales/en-US', `${name}.json`), JSON.stringify(texts));

it('types every namespace by the name of its file, and each of its texts', () => {
  const types = localeTypes(makeApp({ 'multi-account.page': { back: 'Back' }, form: {} }));
  expect(types).toContain("  'multi-account.page': {\n    back: Plain;\n  };\n");
  expect(types).toContain('  form: {};\n');
});

it('names the values that stand in the gaps of a text, in any of the forms of a plural', () => {
  const texts = {
    hello: 'Hello, {{name}}. It is {{ time }}, {{name}}.',
    views_one: 'One view of {{of}}',
    views_other: '{{count}} views',
    chosen_one: 'Only a key',
    'a-b': '',
  };
  const types = localeTypes(makeApp({ form: texts }));
  expect(types).toContain(
    [
      '  form: {',
      '    hello: { name: Value; time: Value };',
      '    views: { count: number; of: Value };',
      '    chosen_one: Plain;',
      "    'a-b': Plain;",
      '  };',
    ].join('\n'),
  );
});

it('names the command to run where the types are absent or of other texts', () => {
  const app = makeApp({ form: { back: 'Back' } });
  expect(localeTypeProblems(app)).toEqual([expect.stringContaining('npm run locale-types')]);
  writeFileSync(join(app, 'locales/texts.ts'), localeTypes(app));
  expect(localeTypeProblems(app)).toEqual([]);
  writeTexts(app, 'form', { back: 'To {{name}}' });
  expect(localeTypeProblems(app)).toHaveLength(1);
  writeTexts(app, 'form', { back: 'Back' });
  writeTexts(app, 'more.page', {});
  expect(localeTypeProblems(app)).toHaveLength(1);
});
