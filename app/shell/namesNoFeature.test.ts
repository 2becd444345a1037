import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { featureIds } from '../brand/features.ts';

const app = join(import.meta.dirname, '..');

function sourcesUnder(folder: string): string[] {
  return readdirSync(join(app, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => join(folder, path));
}

const withoutComments = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** Words of protocol and contract, and of slots, that happen to be names of features too. */
const protocolWords: Readonly<Record<string, readonly string[]>> = {
  'core/feature': ['points', 'recharge'],
  'core/messaging': ['groups', 'video'],
};

function forbiddenIn(file: string): string[] {
  const own = Object.entries(protocolWords).find(([folder]) => file.startsWith(`${folder}/`));
  return featureIds.filter((id) => !own?.[1].includes(id));
}

describe('what every brand’s site contains', () => {
  const files = [
    'entry.tsx',
    'server.tsx',
    'sw.ts',
    ...sourcesUnder('core'),
    ...sourcesUnder('shell'),
  ];

  it.each(files)('%s names no feature', (file) => {
    const code = withoutComments(readFileSync(join(app, file), 'utf8'));
    for (const id of forbiddenIn(file)) expect(code).not.toMatch(new RegExp(`['"\`/]${id}\\b`));
  });

  it('finds the files it is meant to read', () => {
    expect(files.length).toBeGreaterThan(60);
  });
});
