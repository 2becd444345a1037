import { describe, expect, it } from 'vitest';
import { plainBrandData } from '../tests/support/brandData.ts';
import { textsIn } from '../tests/support/texts.ts';
import type { BrandData } from './brand/data.ts';
import type { Feature } from './core/feature/feature.ts';
import { feature as game } from './features/game/feature.tsx';
import { feature as highlights } from './features/highlights/feature.tsx';
import common from './locales/en-US/common.json' with { type: 'json' };
import shellFrame from './locales/en-US/shell.frame.json' with { type: 'json' };
import { framedPages, renderFirstScreen, renderFrame } from './server.tsx';

const data: BrandData = plainBrandData;
const resources = textsIn('en-US');
const render = (features: Feature[], change: Partial<BrandData> = {}): string =>
  renderFirstScreen({ data: { ...data, ...change }, features, locale: 'en-US', resources });

describe('renderFirstScreen', () => {
  it('shows the login page and its words', () => {
    const markup = render([]);
    expect(markup).toContain(common.logIn);
    expect(markup).toContain(common.signUp);
    expect(markup).toContain('type="password"');
  });

  it('keeps to a policy that allows no inline styles', () => {
    expect(render([game, highlights])).not.toMatch(/\sstyle=/);
  });

  it('marks a demo, and nothing else', () => {
    expect(render([])).toContain(`>${shellFrame.demoMark}<`);
    expect(render([], { demo: false })).not.toContain(`>${shellFrame.demoMark}<`);
  });

  it('renders every brand on its own', () => {
    const first = render([game]);
    render([highlights], { demo: false });
    expect(render([game])).toBe(first);
  });
});

describe('renderFrame', () => {
  const frame = (path: string, change: Partial<BrandData> = {}): string =>
    renderFrame(
      { data: { ...data, ...change }, features: [game], locale: 'en-US', resources },
      path,
    );

  it('has bars, title and placeholders of every tab', () => {
    const { tabs } = framedPages([game]);
    expect(tabs).toContain('/');
    for (const path of tabs) {
      expect(frame(path)).toMatch(new RegExp(`aria-current="page" href="${path}"`));
      expect(frame(path)).toContain(`role="status" aria-label="${common.loading}"`);
    }
  });

  it('has the title of a page that has one before its code is there', () => {
    expect(frame('/pages/common/about')).toMatch(new RegExp(`<h1.*${common.about}.*</h1>`));
    for (const path of framedPages([game]).titled)
      expect(frame(path)).not.toMatch(/<bdi[^>]*><\/bdi>/);
  });

  it('is the same for every brand of these features', () => {
    const other = { id: 'other', name: { 'en-US': 'Other' }, icon: '/i/other.png' };
    for (const path of ['/', '/pages/common/about']) expect(frame(path, other)).toBe(frame(path));
  });
});
