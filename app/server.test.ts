import { describe, expect, it } from 'vitest';
import { plainBrandData } from '../tests/support/brandData.ts';
import type { BrandData } from './brand/data.ts';
import type { Feature } from './core/feature/feature.ts';
import { feature as game } from './features/game/feature.tsx';
import { feature as highlights } from './features/highlights/feature.tsx';
import gameTexts from './locales/en-US/game.json' with { type: 'json' };
import highlightsTexts from './locales/en-US/highlights.json' with { type: 'json' };
import sessionTexts from './locales/en-US/session.json' with { type: 'json' };
import shellTexts from './locales/en-US/shell.json' with { type: 'json' };
import { renderFirstScreen } from './server.tsx';

const data: BrandData = plainBrandData;
const resources = {
  shell: shellTexts,
  session: sessionTexts,
  game: gameTexts,
  highlights: highlightsTexts,
};
const render = (features: Feature[], change: Partial<BrandData> = {}): string =>
  renderFirstScreen({ data: { ...data, ...change }, features, resources });

describe('renderFirstScreen', () => {
  it('shows the login page and its words', () => {
    const markup = render([]);
    expect(markup).toContain(sessionTexts.logIn);
    expect(markup).toContain(sessionTexts.signUp);
    expect(markup).toContain('type="password"');
  });

  it('keeps to a policy that allows no inline styles', () => {
    expect(render([game, highlights])).not.toMatch(/\sstyle=/);
  });

  it('marks a demo, and nothing else', () => {
    expect(render([])).toContain(`>${shellTexts.demoMark}<`);
    expect(render([], { demo: false })).not.toContain(`>${shellTexts.demoMark}<`);
  });

  it('renders every brand on its own', () => {
    const first = render([game]);
    render([highlights], { demo: false });
    expect(render([game])).toBe(first);
  });
});
