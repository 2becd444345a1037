import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tabs } from '../../app/brand/tabs.ts';
import { shortcutGlyphs } from './shortcutGlyphs.data.ts';

const lucide = dirname(createRequire(import.meta.url).resolve('lucide-react'));

describe('shortcutGlyphs', () => {
  it('has a glyph for every tab', () => {
    expect(Object.keys(shortcutGlyphs).sort()).toEqual(tabs.map(({ id }) => id).sort());
  });

  it.each(Object.entries(shortcutGlyphs))('draws %s as lucide does', (_tab, { icon, nodes }) => {
    const source = readFileSync(join(lucide, `../esm/icons/${icon}.mjs`), 'utf8');
    for (const [name, attributes] of nodes) {
      expect(source).toContain(`"${name}"`);
      for (const [key, value] of Object.entries(attributes))
        expect(source).toContain(`${key}: "${value}"`);
    }
    expect(source.split('key: "').length - 1).toBe(nodes.length);
  });
});
