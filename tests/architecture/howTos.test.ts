import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const text = readFileSync(join(root, 'app/README.md'), 'utf8');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

const sections = text.split(/^## /m).map((section) => {
  const [title = '', ...lines] = section.trim().split('\n');
  return { title, lines: lines.filter((line) => line.trim() !== '') };
});
const howTos = sections.slice(1);

const folders = ['app', 'sandbox', 'tests', 'scripts', 'cli'];
const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (path) => `${folder}/${path}`,
  ),
);

/** Whether a path is there; `<domain>` and the like in it stand for any name. */
function isThere(path: string): boolean {
  const escaped = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/<\w+>/g, '[^/]+');
  return files.some((file) => new RegExp(`^${escaped}$`).test(file));
}

/** Paths of the project that a text names. */
function pathsIn(words: string): string[] {
  const quoted = [...words.matchAll(/`([^`\s]+)`/g)].map((match) => match[1] ?? '');
  return quoted.filter((word) => folders.some((folder) => word.startsWith(`${folder}/`)));
}

describe('app/README.md', () => {
  it('says how to add each thing that plugs in', () => {
    expect(howTos.map(({ title }) => title)).toEqual([
      'A feature',
      'A call of the backend',
      'A screen',
      "A part of somebody else's screen",
      'A sheet or dialog',
      'A kind of message',
      'A list that the gateway keeps',
      'A verb of the gateway',
      'A screen that reads',
      'An order that moves points',
      'Texts',
    ]);
  });

  it.each(howTos)('$title: in ten lines, with files to touch', ({ lines }) => {
    expect(lines.length).toBeLessThanOrEqual(10);
    expect(pathsIn(lines.join('\n')).length).toBeGreaterThan(2);
  });

  it.each(sections)('$title: names files that are there', ({ lines }) => {
    expect(pathsIn(lines.join('\n')).filter((path) => !isThere(path))).toEqual([]);
  });

  it('names scripts that are there', () => {
    const named = [...text.matchAll(/`npm run ([\w:-]+)`/g)].map((match) => match[1] ?? '');
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});
