import { describe, expect, it } from 'vitest';
import { framedPath, pathToFrame } from './framedPath.ts';

describe('framedPath', () => {
  it('brings back the path the visit began with', () => {
    const path = '/pages/modal/webview?url=https%3A%2F%2Fa.example&title=A';
    const { search } = new URL(pathToFrame(path), 'https://site.example');
    expect(framedPath(search)).toBe(path);
    expect(pathToFrame('/')).toBe('/pages/iframe/iframe');
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/pages/iframe/iframe',
    '/pages/iframe/iframe/?page=/',
    '',
    'pages/tabBar/mine',
  ])('shows the root in place of %s', (page) => {
    expect(framedPath(`?page=${encodeURIComponent(page)}`)).toBe('/');
  });

  it('shows the root when nothing is named', () => {
    expect(framedPath('')).toBe('/');
  });
});
