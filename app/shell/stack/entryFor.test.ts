import { describe, expect, it } from 'vitest';
import { entryFor } from './entryFor.ts';

const table = {
  tabs: ['/', '/pages/tabBar/mine'],
  pages: ['/pages/common/about'],
  overlays: ['/pages/modal/modal'],
};
const find = (pathname: string) => entryFor({ key: 'k', pathname, search: '?a=1' }, table);

describe('entryFor', () => {
  it('knows pages by kind', () => {
    expect(find('/pages/tabBar/mine')?.kind).toBe('tab');
    expect(find('/pages/common/about')?.kind).toBe('page');
    expect(find('/pages/modal/modal')?.kind).toBe('overlay');
  });

  it('resolves aliases', () => {
    expect(find('/pages/tabBar/chat')).toEqual({
      key: 'k',
      pathname: '/',
      search: '?a=1',
      kind: 'tab',
    });
  });

  it.each(['/pages/tabBar/elsewhere', '/PAGES/tabBar/mine', '/toString', '/pages/common'])(
    'has no page for %s',
    (path) => expect(find(path)).toBeNull(),
  );
});
