import { describe, expect, it } from 'vitest';
import { keptTabs, tabs } from './tabs.ts';

const ids = (features: Parameters<typeof keptTabs>[0]) => keptTabs(features).map(({ id }) => id);

describe('tabs', () => {
  it('stand in the order that their places say', () => {
    const orders = tabs.map(({ order }) => order);
    expect(orders).toEqual([...orders].sort((one, other) => one - other));
  });

  it('have an id and a path each', () => {
    for (const key of ['id', 'path'] as const)
      expect(new Set(tabs.map((tab) => tab[key])).size).toBe(tabs.length);
  });
});

describe('keptTabs', () => {
  it('always keeps chat and mine', () => {
    expect(ids([])).toEqual(['chat', 'mine']);
  });

  it('keeps discover for either of its parts', () => {
    expect(ids(['video'])).toEqual(['chat', 'find', 'mine']);
    expect(ids(['game'])).toEqual(['chat', 'find', 'mine']);
  });

  it('keeps the order whatever the order of features', () => {
    expect(ids(['highlights', 'video', 'dating'])).toEqual([
      'chat',
      'city',
      'find',
      'live',
      'mine',
    ]);
  });
});
