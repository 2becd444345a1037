// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { plainMessage } from '../../../../../tests/support/chatRows.ts';
import { chat } from '../../../../../tests/support/chatTexts.ts';
import {
  type OpenedConversation,
  openConversation,
} from '../../../../../tests/support/conversationScreen.tsx';
import { giveLayout } from '../../../../../tests/support/layout.ts';
import { contentType } from '../../../../contract/gateway/contentType.ts';
import type { Messaging } from '../../../../core/messaging/messaging.ts';
import { uploadsAtom } from '../../../../core/messaging/messagingAtoms.ts';
import type { StoredMessage } from '../../../../core/messaging/storedMessage.ts';

function file(fileName: string, sourceUrl: string, changes: Partial<StoredMessage> = {}) {
  const fileElem = { filePath: '', uuid: '', sourceUrl, fileName, fileSize: 340_000 };
  return plainMessage({ contentType: contentType.file, content: '', fileElem, ...changes });
}

const saved: string[] = [];
const note = (event: Event): void => {
  if (!(event.target instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  saved.push(`${event.target.getAttribute('href')} as ${event.target.download}`);
};
let screen: OpenedConversation;
let takeLayout: () => void;
beforeEach(() => {
  takeLayout = giveLayout();
  document.addEventListener('click', note);
});
afterEach(async () => {
  await screen.close();
  takeLayout();
  document.removeEventListener('click', note);
  saved.length = 0;
  vi.unstubAllGlobals();
});

const show = async (
  message: StoredMessage,
  messaging: Partial<Messaging> = {},
): Promise<OpenedConversation> => {
  screen = await openConversation({ timeline: { messages: [message] }, messaging });
  await screen.settles(() => /340 kB|allowed here/.test(screen.text()));
  return screen;
};
const answers = (status: number) =>
  vi.stubGlobal('fetch', async () => new Response(null, { status }));
const saveName = (name: string) => `${chat.saveFile.replace('{{name}}', name)}, 340 kB`;

it('says name and size, and is saved under its name', async () => {
  answers(200);
  const { tap, text } = await show(file('plan.pdf', '/media/a.pdf'));
  expect(text()).toContain('plan.pdf340 kB');
  await tap(saveName('plan.pdf'));
  expect(saved).toEqual([`${window.location.origin}/media/a.pdf as plan.pdf`]);
});

it('cuts a long name in the middle, and says it whole to a screen reader', async () => {
  const name = `${'minutes of the spring meeting '.repeat(3)}2024.pdf`;
  const { has } = await show(file(name, '/media/a.pdf'));
  const shown = [...document.querySelectorAll('section bdi')].at(-1)?.textContent ?? '';
  expect(shown).toMatch(/^minutes of .*….*2024\.pdf$/);
  expect(shown.length).toBeLessThanOrEqual(48);
  expect(has(saveName(name))).toBe(true);
});

it('says that a file could not be saved', async () => {
  answers(404);
  const { tap } = await show(file('plan.pdf', '/media/a.pdf'));
  await tap(saveName('plan.pdf'));
  expect(saved).toEqual([]);
  expect(screen.said()).toBe(chat.saveFailed);
});

it('opens no address that is not allowed', async () => {
  for (const url of ['https://foreign.example/a.pdf', 'javascript:alert(1)', 'data:text/html,x']) {
    const { text, close, has } = await show(file('plan.pdf', url));
    expect(text()).toContain(chat.fileRefused);
    expect(has(saveName('plan.pdf'))).toBe(false);
    await close();
  }
});

it('can be stopped while it is on its way', async () => {
  const cancelUpload = vi.fn(async () => undefined);
  const { tap, store } = await show(file('plan.pdf', '', { sendID: 'u1', state: 'sending' }), {
    cancelUpload,
  });
  await act(async () => store.set(uploadsAtom, new Map([['m1', 0.5]])));
  const bar = document.querySelector('[role="progressbar"]');
  expect(bar?.getAttribute('aria-valuenow')).toBe('50');
  await tap(chat.cancelSending);
  expect(cancelUpload).toHaveBeenCalledWith('m1');
});

it('says so where it could not be stopped', async () => {
  const cancelUpload = () => Promise.reject(new Error('Nobody leads.'));
  const { tap } = await show(file('plan.pdf', '', { sendID: 'u1', state: 'sending' }), {
    cancelUpload,
  });
  await tap(chat.cancelSending);
  expect(screen.said()).toBe(chat.cancelFailed);
});
