import { describe, expect, it } from 'vitest';
import { plainBrandData } from '../tests/support/brandData.ts';
import { textsIn } from '../tests/support/texts.ts';
import type { BrandData } from './brand/data.ts';
import type { Feature } from './core/feature/feature.ts';
import { paths } from './core/navigation/paths.ts';
import { feature as game } from './features/game/feature.tsx';
import { feature as highlights } from './features/highlights/feature.tsx';
import common from './locales/en-US/common.json' with { type: 'json' };
import shellFrame from './locales/en-US/shell.frame.json' with { type: 'json' };
import {
  framedPages,
  openPages,
  renderContent,
  renderFirstScreen,
  renderFrame,
  siteAddresses,
} from './server.tsx';

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

describe('renderContent', () => {
  const input = { data, features: [game], locale: 'en-US' as const, resources };
  const stamped = openPages([game]).filter(({ isStamped }) => isStamped);
  const content = () => renderContent(input, paths.mine);

  it('has what visitors see of their own page, up to what depends on the device', async () => {
    expect(stamped.map(({ path }) => path)).toEqual([paths.mine]);
    const markup = await content();
    expect(markup).toContain(`>${common.logIn}<`);
    expect(markup).toContain(`>${common.signUp}<`);
    expect(markup).not.toContain(common.loading);
    expect(markup).not.toContain(`>${common.about}<`);
  });

  it('keeps to a policy that allows no inline styles', async () => {
    expect(await content()).not.toMatch(/\sstyle=/);
  });

  it('leaves the frames of members as they are', async () => {
    const before = renderFrame(input, paths.mine);
    await content();
    expect(renderFrame(input, paths.mine)).toBe(before);
    expect(before).not.toContain(`>${common.logIn}<`);
  });
});

describe('siteAddresses', () => {
  const { pages, open } = siteAddresses([game, highlights]);

  it('are all pages of the site, and none of a feature that is left out', () => {
    for (const path of [
      paths.login,
      paths.frame,
      paths.mine,
      paths.previewImage,
      paths.modifyPassword,
    ])
      expect(pages).toContain(path);
    expect(pages).toContain('/pages/tabBar/chat');
    expect(pages).toContain('/pages/tabBar/love');
    expect(siteAddresses([game]).pages).not.toContain('/pages/tabBar/love');
  });

  it('are names of no file, so that hosts tell the two apart', () => {
    for (const path of pages) expect(path).toMatch(/^(\/[\w-]+)+$/);
  });

  it('are open where a visitor is shown them and they are not a tab', () => {
    expect(open).toContain(paths.login);
    expect(open).toContain(paths.about);
    for (const path of [paths.mine, paths.chat, paths.conversation])
      expect(open).not.toContain(path);
  });
});

describe('openPages', () => {
  const pages = openPages([game]);
  const page = (path: string) => pages.find((one) => one.path === path);

  it('has the pages that the guard lets visitors into by their address, and no others', () => {
    expect(page('/pages/common/about')?.namespaces).toEqual(['shell.about']);
    for (const path of ['/', '/pages/auth/login', '/pages/my/safety-setting', '/pages/modal/modal'])
      expect(page(path), path).toBeUndefined();
  });

  it('counts the parts that a page shows from the start as its own', () => {
    expect(page('/pages/tabBar/find')?.namespaces).toContain('game.page');
    const imports = page('/pages/tabBar/find')?.imports.join();
    for (const name of ['FindTab', 'DiscoverHead', 'GameSection']) expect(imports).toContain(name);
  });
});
