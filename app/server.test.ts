import { describe, expect, it } from 'vitest';
import { plainBrandData } from '../tests/support/brandData.ts';
import { textsIn } from '../tests/support/texts.ts';
import type { BrandData } from './brand/data.ts';
import type { Feature } from './core/feature/feature.ts';
import { feature as game } from './features/game/feature.tsx';
import { feature as highlights } from './features/highlights/feature.tsx';
import common from './locales/en-US/common.json' with { type: 'json' };
import shellFrame from './locales/en-US/shell.frame.json' with { type: 'json' };
import { renderFirstScreen } from './server.tsx';

const data: BrandData = plainBrandData;
const resources = textsIn('en-US');
const render = (features: Feature[], change: Partial<BrandData> = {}): string =>
  renderFirstScreen({ data: { ...data, ...change }, features, resources });

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
