import { createStore } from 'jotai';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { noted, recorder } from '../../../tests/support/messaging/recordedSession.ts';
import type { SlotParts } from '../../core/feature/slots.ts';
import type { Contents } from '../../core/messaging/contents/content.ts';
import { connectMessaging, loadMessagingAhead } from './connectMessaging.ts';

// The scripts that messaging waits for note that they came, and its start notes what it is given.
// Modules are loaded anew for it and after it, as files share them.
const made = vi.hoisted(() => {
  vi.resetModules();
  return { came: [] as string[], contents: null as Contents | null, areas: [] as SlotParts[] };
});
vi.mock('../areas.ts', () => ({ areas: made.areas }));
vi.mock('../../core/messaging/session/startMessaging.ts', () => {
  made.came.push('startMessaging');
  return {
    async startMessaging({ userId, contents }: { userId: string; contents: Contents }) {
      made.contents = contents;
      return recorder().run(userId);
    },
  };
});
vi.mock('../../transport/gateway/createGatewayClient.ts', () => {
  made.came.push('createGatewayClient');
  return { createGatewayClient: null };
});
vi.mock('../../parts/message/useContents.ts', (original) => {
  made.came.push('useContents');
  return original();
});
const mocked = [
  '../areas.ts',
  '../../core/messaging/session/startMessaging.ts',
  '../../transport/gateway/createGatewayClient.ts',
  '../../parts/message/useContents.ts',
];
afterAll(() => {
  for (const path of mocked) vi.doUnmock(path);
  vi.resetModules();
});
beforeEach(() => {
  made.contents = null;
});

const patience = 20_000;

/** Logs somebody in. @returns how everything is sent, as messaging is told */
async function connected(): Promise<Contents> {
  const needs = {
    data: { features: [], lines: { im: '' } },
    parts: { store: createStore(), translator: {}, features: { loaded: [], isIncomplete: false } },
    session: {},
  };
  const joined = { lazy: { backend: {}, session: {} }, ends: {}, left: noted() };
  connectMessaging(needs as never, joined as never).follow({ userId: 'u1', chatToken: 'a' });
  return vi.waitFor(() => {
    if (!made.contents) throw new Error('Messaging has not started.');
    return made.contents;
  }, patience);
}

it('has everything on its way ahead that the first connection waits for', async () => {
  loadMessagingAhead();
  await vi.waitFor(() => expect(made.came).toHaveLength(3), patience);
  const ahead = [...made.came];
  await connected();
  expect(made.came).toEqual(ahead);
});

it('sends what an area hands in as it sends what a feature does', async () => {
  const { postcardSlots } = await import('../../../tests/support/postcard.tsx');
  made.areas.push(postcardSlots);
  const contents = await connected();
  expect(contents.uploadKindOf('postcard', 'file')).toBe('image');
});
