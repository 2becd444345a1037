// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { giveLayout } from '../../../../tests/support/layout.ts';
import { member } from '../../../../tests/support/member.ts';
import { memoryCaches } from '../../../../tests/support/memoryCaches.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { isListLoadedAtom } from '../../../core/messaging/messagingAtoms.ts';
import texts from '../../../locales/en-US/chat.forward.json';
import { isShareWaiting, keepShare, readShare } from '../../../platform/keptShare.ts';
import { SharedForward } from './SharedForward.tsx';

const site = 'plain';
const shareOf = (text: string) => ({ text, files: [], leftOut: 0 });
const kept = async () => (await readShare(site, Date.now()))?.text;

let screen: ShownScreen;
let takeLayout: () => void;
beforeEach(() => {
  takeLayout = giveLayout();
  vi.stubGlobal('caches', memoryCaches());
});
afterEach(() => {
  takeLayout();
  vi.unstubAllGlobals();
});

async function open(): Promise<void> {
  const { store } = member();
  store.set(isListLoadedAtom, true);
  screen = await showScreen(<SharedForward outcome="kept" />, {}, store);
  await screen.shows(texts.share);
}

it('drops what it showed when it is left', async () => {
  await keepShare(site, shareOf('Older'), Date.now());
  await open();
  await screen.settles(() => screen.has(texts.search));
  expect(await kept()).toBe('Older');
  await screen.close();
  await screen.settles(() => true);
  expect(await kept()).toBeUndefined();
});

it('leaves what was shared while it was open, which nobody has seen', async () => {
  await keepShare(site, shareOf('Older'), Date.now());
  await open();
  await screen.settles(() => screen.has(texts.search));
  await keepShare(site, shareOf('Newer'), Date.now());
  await screen.close();
  await screen.settles(() => true);
  expect(await kept()).toBe('Newer');
  expect(await isShareWaiting(site, Date.now())).toBe(true);
});
