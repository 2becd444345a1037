import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const app = fileURLToPath(new URL('../../app', import.meta.url));
/** A state of a screen that says in its type that it holds messages. */
const holder = /\b(atom|PrimitiveAtom|useState|useRef|createContext)<[^(;=]*StoredMessage\b/;
/** What leaves out by itself which of them are gone. */
const following: Readonly<Record<string, RegExp>> = {
  'base/chat/timeline/useUnreadMentions.ts': /useGone\(found\)/,
};

it('no screen keeps a copy of a message: what it holds are references, which have no words', () => {
  const holders = ['base', 'features', 'parts', 'shell'].flatMap((folder) =>
    readdirSync(join(app, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .filter((file) => holder.test(readFileSync(join(app, file), 'utf8'))),
  );
  expect(holders.sort()).toEqual(Object.keys(following).sort());
  for (const [file, follows] of Object.entries(following)) {
    expect(readFileSync(join(app, file), 'utf8')).toMatch(follows);
  }
});
