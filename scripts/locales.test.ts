import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { localeIds } from '../app/brand/locales.ts';
import { styleFaults } from './localeStyle.mjs';
import { checkLocales, localeNames } from './locales.mjs';
import { localeTypes } from './localeTypes.mjs';

type Files = Record<string, string | object>;

const sound: Files = {
  'locales/en-US/shell.json': {
    back: 'Back',
    hello: 'Hello, {{name}}.',
    help: 'Read the <1>rules</1>.',
    views_one: '{{count}} view left',
    views_other: '{{count}} views left',
  },
  'locales/zh-CN/shell.json': {
    back: '返回',
    hello: '{{name}}，你好。',
    help: '阅读<1>规则</1>。',
    views_other: '还可观看 {{count}} 次',
  },
  'locales/zh-HANT/shell.json': {
    back: '返回',
    hello: '{{name}}，您好。',
    help: '閱讀<1>規則</1>。',
    views_other: '還可觀看 {{count}} 次',
  },
  'locales/ms-MY/shell.json': {
    back: 'Kembali',
    hello: 'Helo, {{name}}.',
    help: 'Baca <1>peraturan</1>.',
    views_other: 'Baki tontonan: {{count}}',
  },
  'locales/vi-VN/shell.json': {
    back: 'Quay lại',
    hello: 'Xin chào {{name}}.',
    help: 'Đọc <1>luật chơi</1>.',
    views_other: 'Còn {{count}} lượt xem',
  },
  'locales/es-ES/shell.json': {
    back: 'Atrás',
    hello: 'Hola, {{name}}.',
    help: 'Lee las <1>reglas</1>.',
    views_one: 'Te queda {{count}} vídeo',
    views_many: 'Te quedan {{count}} vídeos',
    views_other: 'Te quedan {{count}} vídeos',
  },
  'shell/Screen.tsx': `t('back'); t("hello", { name }); i18nKey={\`shell:help\`}; t('views', { count })`,
};

const folders: string[] = [];

function makeApp(changes: Files = {}): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'locales-')), 'app');
  folders.push(dirname(folder));
  for (const [path, content] of Object.entries({ ...sound, ...changes })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
    writeFileSync(join(folder, path), text);
  }
  writeFileSync(join(folder, 'locales/texts.ts'), localeTypes(folder));
  return folder;
}

/** The sound app with texts of one file changed; `undefined` takes a text away. */
function withTexts(locale: string, changes: Record<string, unknown>): string[] {
  const path = `locales/${locale}/shell.json`;
  return checkLocales(makeApp({ [path]: { ...(sound[path] as object), ...changes } })).problems;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('checkLocales', () => {
  it('knows the languages of the product', () => {
    expect(localeNames).toEqual(localeIds);
  });

  it('accepts texts that agree, each plural in the forms of its language', () => {
    expect(checkLocales(makeApp())).toEqual({ texts: 27, problems: [], unwritten: [] });
  });

  it('finds a missing file, a file of its own and a folder that is no language', () => {
    const folder = makeApp({ 'locales/ms-MY/extra.json': {}, 'locales/fr/shell.json': {} });
    rmSync(join(folder, 'locales/es-ES/shell.json'));
    expect(checkLocales(folder).problems).toEqual([
      'app/locales/fr is no language of the app.',
      'app/locales/es-ES/shell.json is missing: translate it from en-US.',
      'app/locales/ms-MY/extra.json has no en-US file beside it.',
    ]);
  });

  it.each([
    ['es-ES', { back: undefined }, '"back" is missing'],
    ['es-ES', { views_many: undefined }, '"views_many" is missing'],
    ['en-US', { views_one: undefined }, '"views_one" is missing'],
    ['es-ES', { forward: 'Adelante' }, '"forward" is not wanted: en-US has no such key'],
    [
      'ms-MY',
      { views_one: 'Baki {{count}}' },
      '"views_one" is not wanted: ms-MY has no such plural form',
    ],
    ['vi-VN', { back: ' ' }, '"back" has no text'],
    ['vi-VN', { back: { text: 'Quay lại' } }, '"back" has no text'],
    ['es-ES', { hello: 'Hola.' }, '"hello" has the placeholders () instead of (name)'],
    [
      'es-ES',
      { hello: 'Hola, {{nombre}}.' },
      '"hello" has the placeholders (nombre) instead of (name)',
    ],
    [
      'es-ES',
      { views_other: 'Te quedan vídeos' },
      '"views_other" has the placeholders () instead of (count)',
    ],
    ['es-ES', { hello: 'Hola, {{name}} {x}.' }, '"hello" has a brace outside {{ }}'],
    ['es-ES', { help: 'Lee las reglas.' }, '"help" has the tags none instead of <1></1>'],
    [
      'es-ES',
      { help: 'Lee </1>las reglas<1>.' },
      '"help" has tags that do not close in turn: </1><1>',
    ],
  ])('finds in %s %o', (locale, change, problem) => {
    expect(withTexts(locale, change)).toEqual([`app/locales/${locale}/shell.json: ${problem}.`]);
  });

  it('lets the form for one leave its count out', () => {
    expect(withTexts('es-ES', { views_one: 'Te queda un vídeo' })).toEqual([]);
  });

  it('goes on after a file that cannot be read', () => {
    const { problems } = checkLocales(
      makeApp({
        'locales/vi-VN/shell.json': '{ "back": ',
        'locales/ms-MY/shell.json': '[]',
        'locales/es-ES/shell.json': '{\n "back": "Atrás",\n "back": "Volver"\n}',
      }),
    );
    expect(problems).toContain('app/locales/ms-MY/shell.json is no object of texts.');
    expect(problems).toContain('app/locales/es-ES/shell.json: "back" is written twice.');
    expect(problems).toContain('app/locales/es-ES/shell.json: "hello" is missing.');
    expect(problems.join('\n')).toMatch(/app\/locales\/vi-VN\/shell\.json is not JSON: /);
  });

  it('says so when there is nothing to check', () => {
    const folder = makeApp();
    rmSync(join(folder, 'locales'), { recursive: true });
    expect(checkLocales(folder).problems).toEqual(['app/locales/en-US has no texts.']);
  });

  it('finds keys that no code mentions; tests do not count', () => {
    const { problems } = checkLocales(
      makeApp({
        'shell/Screen.tsx': `t('back'); t('help')`,
        'shell/Screen.test.tsx': `t('hello')`,
      }),
    );
    expect(problems).toEqual([
      'app/locales/en-US/shell.json: no code mentions "hello".',
      'app/locales/en-US/shell.json: no code mentions "views".',
    ]);
  });

  it('looks for no sentence of an error: those are asked for by the name the contract declares', () => {
    const sentences = Object.fromEntries(
      localeIds.map((id) => [`locales/${id}/user.errors.json`, { userUnknown: 'SMS' }]),
    );
    const code = { 'shell/Screen.tsx': `t('back'); t('help'); t('hello'); t('views')` };
    expect(checkLocales(makeApp({ ...sentences, ...code })).problems).toEqual([]);
  });

  it('counts keys that are named with their namespace, which may have a dot', () => {
    const { problems } = checkLocales(
      makeApp({
        'shell/Screen.tsx': `t('shell:back'); t('help'); t("shell.part:hello"); t('views')`,
      }),
    );
    expect(problems).toEqual([]);
  });

  it('looks for the texts of a feature in its own folder', () => {
    const words = Object.fromEntries(
      localeIds.map((id) => [`locales/${id}/video.page.json`, { back: 'OK', name: 'SMS' }]),
    );
    const feature = `const feature = { name: 'video.page:name' }`;
    const { problems } = checkLocales(makeApp({ ...words, 'features/video/feature.ts': feature }));
    expect(problems).toEqual(['app/locales/en-US/video.page.json: no code mentions "back".']);
  });

  it('counts the words that the contract of a feature declares, and no other contract', () => {
    const words = Object.fromEntries(
      localeIds.map((id) => [`locales/${id}/video.page.json`, { back: 'OK', name: 'SMS' }]),
    );
    const { problems } = checkLocales(
      makeApp({
        ...words,
        'features/video/feature.ts': `t(reason)`,
        'contract/video/videoReason.ts': `const videoReasons = ['back'] as const`,
        'contract/game/gameReason.ts': `const gameReasons = ['name'] as const`,
      }),
    );
    expect(problems).toEqual(['app/locales/en-US/video.page.json: no code mentions "name".']);
  });
});

describe('styleFaults', () => {
  it.each([
    ['es-ES', 'Guardar ', 'Save', 'starts or ends with a space'],
    ['es-ES', 'Guardar  todo', 'Save all', 'has two spaces in a row'],
    ['es-ES', 'Guardando...', 'Saving…', 'has three dots'],
    ['es-ES', 'Listo', 'Done.', 'ends with no mark, the English text with .'],
    ['ms-MY', 'Selesai.', 'Done', 'ends with ., the English text with none'],
    ['es-ES', 'Listo!', 'Done', 'has an exclamation mark'],
    ['es-ES', 'Otra vez?', 'Again?', 'has a question mark at one end only'],
    ['es-ES', 'Toca “Añadir”.', 'Tap “Add”.', 'has “ ” where «» belong'],
    ['zh-HANT', '點按“加入”。', 'Tap “Add”.', 'has “ ” where 「」 belong'],
    ['en-US', 'Tap "Add".', 'Tap "Add".', 'has " " where “” belong'],
    ['vi-VN', 'Xo\u0301a', 'Delete', 'is not in Unicode form NFC'],
    ['vi-VN', 'Xoá', 'Delete', 'has “Xoá” where “xóa” belongs'],
    ['vi-VN', 'Save', 'Save', 'is the English text'],
    ['ms-MY', 'Akun', 'Account', 'has “Akun” where “akaun” belongs'],
    ['es-ES', 'Video', 'Video', 'has “Video” where “vídeo” belongs'],
    ['zh-CN', '您的聊天', 'Your chats', 'has “您” where “你” belongs'],
    ['zh-HANT', '你的聊天', 'Your chats', 'has “你” where “您” belongs'],
    ['zh-HANT', '你們已成為好友', 'You are friends', 'has “你” where “您” belongs'],
    ['zh-HANT', '您們已成為好友', 'You are friends', 'has “您們” where “您” belongs'],
    ['zh-HANT', '视频', 'Videos', 'where “traditional characters” belongs'],
    ['zh-CN', '已保存, 请重试。', 'Saved, try again.', 'has the ASCII mark , in Chinese'],
    ['zh-CN', '已保存.', 'Saved.', 'has the ASCII mark . in Chinese'],
    ['zh-CN', '关于(演示)', 'About (demo)', 'has the ASCII mark ( in Chinese'],
    ['zh-CN', '充值USDT', 'Top up USDT', 'needs a space inside “值U”'],
    ['zh-CN', '重试， 返回', 'Try again, back', 'has a space too many'],
  ])('finds in %s “%s”', (locale, text, english, fault) => {
    expect(styleFaults({ locale, key: 'x', text, english }).join('; ')).toContain(fault);
  });

  it.each([
    [
      'zh-CN',
      '最多 2,000 个字符，14:05 截止，版本 1.2.3。',
      'Up to 2,000 by 14:05, version 1.2.3.',
    ],
    ['zh-CN', '只能打开以 https:// 开头的链接。', 'Only links that start with https:// open.'],
    ['zh-CN', '有人@我', 'Mentioned you'],
    ['zh-CN', '点按“添加”。', 'Tap “Add”.'],
    ['ms-MY', 'Demo', 'Demo'],
    ['vi-VN', '{{address}}', '{{address}}'],
    ['es-ES', 'Admin.', 'Admin'],
    ['es-ES', 'Aquí solo pueden escribir los admins.', 'Only admins can write here.'],
    ['zh-HANT', '您與對方已成為好友。', 'You are now friends.'],
    ['es-ES', '¿Otra vez?', 'Again?'],
  ])('accepts in %s “%s”', (locale, text, english) => {
    expect(styleFaults({ locale, key: 'x', text, english })).toEqual([]);
  });

  it('keeps the labels of tabs short', () => {
    const fault = ['is too long for a tab'];
    const label = (locale: string, key: string, text: string) =>
      styleFaults({ locale, key, text, english: 'Live' });
    expect(label('es-ES', 'tab', 'En directo')).toEqual([]);
    expect(label('es-ES', 'liveTab', 'Lo mejor en directo')).toEqual(fault);
    expect(label('zh-CN', 'tab', '直播精选')).toEqual([]);
    expect(label('zh-CN', 'tab', '直播精选集')).toEqual(fault);
    expect(label('es-ES', 'name', 'Lo mejor en directo')).toEqual([]);
  });
});

describe('node scripts/locales.mjs', () => {
  const script = fileURLToPath(new URL('./locales.mjs', import.meta.url));
  const run = (folder: string, ...options: string[]) =>
    spawnSync(process.execPath, [script, folder, ...options], { encoding: 'utf8' });

  it('answers with one line when all is well', () => {
    const { status, stdout, stderr } = run(makeApp());
    expect({ status, stdout, stderr }).toEqual({
      status: 0,
      stdout: '27 texts in 6 languages agree.\n',
      stderr: '',
    });
  });

  it('names the files with texts still to be written; with --written it exits with 1', () => {
    const file = 'locales/es-ES/shell.json';
    const folder = makeApp({ [file]: { ...(sound[file] as object), back: '⟨Back⟩' } });
    const sentence =
      'Still to be written, before npm test passes: the texts in ⟨ ⟩ in app/locales/es-ES/shell.json.\n';
    const lax = run(folder);
    expect([lax.status, lax.stderr]).toEqual([0, sentence]);
    const strict = run(folder, '--written');
    expect([strict.status, strict.stdout, strict.stderr]).toEqual([1, '', sentence]);
    expect(run(makeApp(), '--written').status).toBe(0);
  });

  it('prints a sentence per problem and exits with 1', () => {
    const { status, stdout, stderr } = run(makeApp({ 'locales/es-ES/shell.json': '{}' }));
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr.trim().split('\n')).toHaveLength(6);
  });
});
