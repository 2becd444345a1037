import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const app = fileURLToPath(new URL('../../app', import.meta.url));
/** Holders of messages, and what has each leave out those that are gone. */
const following: Readonly<Record<string, { by: string; hook: RegExp }>> = {
  'base/chat/kinds/viewer/useViewed.ts': {
    by: 'base/chat/kinds/viewer/useViewed.ts',
    hook: /useGone\(viewed\)/,
  },
  // One that only the gateway has: known as gone, the reference says so first.
  'base/chat/pinned/usePinned.ts': {
    by: 'base/chat/pinned/usePinned.ts',
    hook: /useReferencedOne\(of\)/,
  },
  'base/chat/timeline/useUnreadMentions.ts': {
    by: 'base/chat/timeline/useUnreadMentions.ts',
    hook: /useGone\(found\)/,
  },
};

type Source = { file: string; text: string };

function sourcesOf(folders: readonly string[]): Source[] {
  return folders.flatMap((folder) =>
    readdirSync(join(app, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => ({ file, text: readFileSync(join(app, file), 'utf8') })),
  );
}

const typeDeclaration = /(export )?type (\w+)[^=;]*= ((?:\{[^}]*\}|[^;{}])*);/g;
const says = (text: string, names: ReadonlySet<string>): boolean =>
  [...text.matchAll(/\w+/g)].some(([name]) => names.has(name));

/** Names of types that hold messages: those that every file may mean, and those of a file alone. */
function messageTypes(sources: readonly Source[]) {
  const shared = new Set(['StoredMessage']);
  const own = new Map(sources.map(({ file }) => [file, new Set<string>()]));
  for (let before = -1, count = 0; count > before; ) {
    before = count;
    for (const { file, text } of sources) {
      const here = own.get(file) ?? shared;
      for (const [, exported, name, meaning] of text.matchAll(typeDeclaration)) {
        if (!name || !meaning || meaning.includes('=>')) continue;
        const isOne = says(meaning, shared) || says(meaning, here);
        if (isOne) (exported ? shared : here).add(name);
      }
    }
    count = [shared, ...own.values()].reduce((sum, { size }) => sum + size, 0);
  }
  return (file: string): ReadonlySet<string> => new Set([...shared, ...(own.get(file) ?? [])]);
}

const holder = /\b(?:atom|PrimitiveAtom|useState|useRef|createContext|useReducer)<([^(;=]*)/g;
const reducer = /\buseReducer\(\s*(\w+)/g;

/** The files that hold messages in a state, an atom or a context, as their types or reducers say. */
function holdersAmong(sources: readonly Source[]): string[] {
  const typesOf = messageTypes(sources);
  const reduces = (name: string): boolean =>
    sources.some(({ file, text }) => {
      const [, state] = text.match(new RegExp(`function ${name}\\(\\s*\\w+: ([^,)]+)`)) ?? [];
      return state !== undefined && says(state, typesOf(file));
    });
  return sources
    .filter(({ file, text }) => {
      const held = [...text.matchAll(holder)].some(([, type = '']) => says(type, typesOf(file)));
      return held || [...text.matchAll(reducer)].some(([, name = '']) => reduces(name));
    })
    .map(({ file }) => file)
    .sort();
}

it('no screen keeps a copy of a message: what it holds are references, which have no words', () => {
  const sources = sourcesOf(['base', 'features', 'parts', 'shell']);
  expect(holdersAmong(sources)).toEqual(Object.keys(following).sort());
  for (const { by, hook } of Object.values(following)) {
    expect(readFileSync(join(app, by), 'utf8')).toMatch(hook);
  }
});

it('a holder is found behind the name of a type and behind a reducer', () => {
  const state = { file: 'state.ts', text: 'export type Held = { all: readonly StoredMessage[] };' };
  const reduce = { file: 'reduce.ts', text: 'export function reduce(held: Held, fact: Fact) {}' };
  const named = { file: 'named.ts', text: 'const a = atom<readonly Held[]>([]);' };
  const reducing = { file: 'reducing.ts', text: 'const [s] = useReducer(reduce, none);' };
  const other = { file: 'other.ts', text: 'const [s] = useState<MessageRef | null>(null);' };
  const found = holdersAmong([state, reduce, named, reducing, other]);
  expect(found).toEqual(['named.ts', 'reducing.ts']);
});
