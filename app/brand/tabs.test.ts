import { describe, expect, it } from 'vitest';
import { keptTabs } from './tabs.ts';

const ids = (features: Parameters<typeof keptTabs>[0]) => keptTabs(features).map(({ id }) => id);

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
