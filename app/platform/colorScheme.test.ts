// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { applyScheme, schemeOf } from './colorScheme.ts';

describe('applyScheme', () => {
  it('sets the attribute and every theme-color, whatever its media query said', () => {
    document.head.innerHTML =
      '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#111111">' +
      '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#222222">';
    applyScheme('dark', { light: '#FFFFFF', dark: '#000000' });
    expect(document.documentElement.dataset['scheme']).toBe('dark');
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    expect(metas.map((meta) => [meta.content, meta.getAttribute('media')])).toEqual([
      ['#000000', null],
      ['#000000', null],
    ]);
  });
});

describe('schemeOf', () => {
  it('keeps an explicit choice', () => {
    expect(schemeOf('light')).toBe('light');
    expect(schemeOf('dark')).toBe('dark');
  });
});
