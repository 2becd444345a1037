import { describe, expect, it } from 'vitest';
import { twinChunks } from './graph.ts';

const onDemand = (file: string) => ({ file, isDynamicEntry: true });

describe('twinChunks', () => {
  it('pairs the chunks of modules that both bundles import on demand', () => {
    const server = {
      'app/b.tsx': onDemand('chunk-b.mjs'),
      'app/a.tsx': onDemand('chunk-a.mjs'),
      'app/gone.tsx': onDemand('chunk-gone.mjs'),
      'app/entry.tsx': { file: 'entry.mjs', isEntry: true },
    };
    const browser = {
      'app/a.tsx': onDemand('assets/a.js'),
      'app/b.tsx': onDemand('assets/b.js'),
      'app/entry.tsx': { file: 'assets/entry.js', isEntry: true },
    };
    expect(twinChunks(server, browser)).toEqual({
      'chunk-a.mjs': 'assets/a.js',
      'chunk-b.mjs': 'assets/b.js',
    });
  });
});
