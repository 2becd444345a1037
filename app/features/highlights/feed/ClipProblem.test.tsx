// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { plainHighlight } from '../../../../tests/support/highlights.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { onlineAtom } from '../../../core/backend/onlineAtom.ts';
import words from '../../../locales/en-US/highlights.feed.json' with { type: 'json' };
import { ClipProblem } from './ClipProblem.tsx';
import { freshClip } from './clipStates.ts';

let page: ShownScreen;
afterEach(() => page.close());

it('plays what did not come once the network is back, as it says', async () => {
  const retry = vi.fn();
  const state = { ...freshClip, problem: 'network' as const };
  page = await showScreen(
    <ClipProblem highlight={plainHighlight} isBlocked={false} state={state} onRetry={retry} />,
    {},
  );
  await page.shows(words.failed);
  await act(async () => page.store.set(onlineAtom, false));
  await page.shows(words.offline);
  expect(retry).not.toHaveBeenCalled();
  await act(async () => page.store.set(onlineAtom, true));
  expect(retry).toHaveBeenCalledOnce();
});
