import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import solution from '../../tsconfig.json';

const root = fileURLToPath(new URL('../../', import.meta.url));
const projects = solution.references.map(({ path }) => path);

/** What browsers have and Node has not, and the other way round: values and types. */
const browser = {
  source: /\/lib\.(dom|webworker)[.\w]*\.d\.ts$/,
  values: ['window', 'document', 'localStorage', 'indexedDB', 'requestAnimationFrame', 'Image'],
  types: ['HTMLElement', 'Window', 'IDBDatabase', 'PointerEvent', 'RequestInfo'],
};
const node = {
  source: /\/(@types\/node|bun-types|undici-types)\//,
  values: ['process', 'Buffer', '__dirname', 'require', 'global', 'setImmediate'],
  types: ['NodeJS.Timeout', 'Buffer', 'NodeJS.ProcessEnv'],
};

const environments = [
  { folder: 'app/lib', has: [], lacks: [browser, node] },
  { folder: 'app/brand', has: [], lacks: [browser, node] },
  { folder: 'app/contract', has: [], lacks: [browser, node] },
  { folder: 'app', has: [browser], lacks: [node] },
  { folder: 'cli', has: [node], lacks: [browser] },
  { folder: 'sandbox', has: [node], lacks: [browser] },
];

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'environments-'));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true }));

function tsc(...args: string[]): string {
  const program = join(root, 'node_modules/typescript/bin/tsc');
  const done = spawnSync(process.execPath, [program, ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return done.stdout;
}

/** Checks a file with the settings of a folder. @returns its lines that name what is not known, from 0 */
function wrongLines(folder: string, lines: readonly string[], file = 'planted.ts'): number[] {
  writeFileSync(join(copy, file), `${lines.join('\n')}\n`);
  const config = {
    extends: join(root, folder, 'tsconfig.json'),
    compilerOptions: { composite: false, emitDeclarationOnly: false, noEmit: true, rootDir: '.' },
    references: [],
    include: [file],
  };
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(config));
  const errors = tsc('-p', copy).matchAll(/planted\.\w+\((\d+),\d+\): error .*Cannot find/g);
  return [...new Set([...errors].map(([, line]) => Number(line) - 1))];
}

const using = ({ values, types }: typeof browser): string[] => [
  ...values.map((name, at) => `export const value${at} = ${name};`),
  ...types.map((name, at) => `export type Type${at} = ${name};`),
];

describe.each(environments)('$folder', ({ folder, has, lacks }) => {
  it('knows the globals of where it runs, and no others', () => {
    for (const known of has) expect(wrongLines(folder, using(known))).toEqual([]);
    for (const unknown of lacks) {
      const lines = using(unknown);
      expect(wrongLines(folder, lines)).toEqual(lines.map((_, at) => at));
    }
  });

  it('reads no package that brings in others', () => {
    const files = tsc('-p', folder, '--listFilesOnly').trim().split('\n');
    expect(files.some((file) => file.startsWith(join(root, folder)))).toBe(true);
    for (const { source } of has) expect(files.some((file) => source.test(file))).toBe(true);
    for (const { source } of lacks) expect(files.filter((file) => source.test(file))).toEqual([]);
  });
});

it('checks the JavaScript of scripts, which know both', () => {
  const lines = [...browser.values, ...node.values].map((name, at) => `const v${at} = ${name};`);
  expect(wrongLines('scripts', [...lines, 'nobody();'], 'planted.mjs')).toEqual([lines.length]);
});

/** @returns the files that a project checks, from the project's folder */
function checkedBy(project: string): string[] {
  const { files } = JSON.parse(tsc('-p', project, '--showConfig')) as { files: string[] };
  const folder = resolve(root, project);
  return files.map((file) => relative(root, resolve(folder, file)));
}

/** A project knows of merged interfaces where it reads their files: tests read those of the app as well. */
const isMerged = (file: string): boolean => /^app\/.*\/slots\.ts$/.test(file);

it('checks each source file in one project, and slots for tests too', () => {
  const folders = [...new Set(projects.map((project) => project.split('/')[0] ?? ''))];
  const sources = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.includes('node_modules'))
      .map((file) => join(folder, file)),
  );
  const checked = projects
    .flatMap(checkedBy)
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .filter((file, at, all) => !isMerged(file) || all.indexOf(file) === at);
  const besides = readdirSync(root).filter((file) => file.endsWith('.ts'));
  expect(checked.sort()).toEqual([...sources, ...besides].sort());
});
