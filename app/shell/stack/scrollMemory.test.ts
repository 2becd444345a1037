import { describe, expect, it } from 'vitest';
import { createScrollMemory } from './scrollMemory.ts';

describe('createScrollMemory', () => {
  it('recalls what it was told last, and the top for the rest', () => {
    const memory = createScrollMemory(null);
    memory.remember('a', 120.4);
    memory.remember('a', 240);
    expect(memory.recall('a')).toBe(240);
    expect(memory.recall('b')).toBe(0);
  });

  it('forgets the page seen longest ago', () => {
    const memory = createScrollMemory(null, 2);
    for (const key of ['a', 'b', 'a', 'c']) memory.remember(key, 10);
    expect(memory.recall('b')).toBe(0);
    expect(memory.recall('a')).toBe(10);
  });

  it('survives a reload, and anything else in its place', () => {
    const memory = createScrollMemory(null);
    memory.remember('a', 10);
    expect(createScrollMemory(memory.dump()).recall('a')).toBe(10);
    for (const dump of ['', '{', 'null', '{"a":1}', '[["a"]]', '[["a","x"]]', '[[1,2]]']) {
      expect(createScrollMemory(dump).recall('a')).toBe(0);
    }
  });

  it('does not go above the top', () => {
    const memory = createScrollMemory(null);
    memory.remember('a', -40);
    expect(memory.recall('a')).toBe(0);
  });
});
