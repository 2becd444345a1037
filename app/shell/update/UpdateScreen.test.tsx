// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plainBrandData } from '../../../tests/support/brandData.ts';
import { idleServices, type ShownScreen, showScreen } from '../../../tests/support/screen.tsx';
import { paths } from '../../core/navigation/paths.ts';
import { type Offer, type UpdateFact, updateAtom } from '../../core/update/updateAtom.ts';
import common from '../../locales/en-US/common.json';
import texts from '../../locales/en-US/shell.update.json';
import { UpdateScreen } from './UpdateScreen.tsx';

const release = { id: 'bbbbbbbbbbbb', version: '2.0.0', minimumVersion: '1.0.0' };

let screen: ShownScreen;
let calls: string[];
beforeEach(() => {
  calls = [];
});
afterEach(() => screen.close());

async function open(kind: Offer['kind'], ...facts: UpdateFact[]): Promise<void> {
  const store = createStore();
  store.set(updateAtom, { type: 'update-found', release, kind, isAsked: false });
  for (const fact of facts) store.set(updateAtom, fact);
  const updates = {
    ...idleServices.updates,
    apply: async () => void calls.push('apply'),
    decline: (forGood: boolean) => void calls.push(`decline ${forGood}`),
    restartNow: () => void calls.push('restart'),
  };
  screen = await showScreen(<UpdateScreen />, { services: { updates } }, store);
}

const happen = (fact: UpdateFact) => act(async () => screen.store.set(updateAtom, fact));
const labels = () => [...document.querySelectorAll('button')].map((one) => one.textContent);
const share = () => document.querySelector('progress')?.value;
const accepted: UpdateFact = { type: 'update-accepted' };

describe('the offer', () => {
  it('can be taken, ignored or put off', async () => {
    await open('optional');
    expect(labels()).toEqual([texts.now, texts.ignore, texts.later]);
    await screen.tap(texts.now);
    await screen.tap(texts.ignore);
    await screen.tap(texts.later);
    expect(calls).toEqual(['apply', 'decline true', 'decline false']);
  });

  it('has no way out where it is forced', async () => {
    await open('forced');
    expect(labels()).toEqual([texts.now]);
    expect(screen.text()).toContain(texts.forced);
  });

  it('leads to the chats where there is none', async () => {
    screen = await showScreen(<UpdateScreen />, {});
    expect(screen.address()).toBe(paths.chat);
  });
});

describe('the way onto the device', () => {
  it('shows how far it is', async () => {
    await open('optional', accepted);
    expect(screen.text()).toContain(texts.preparing);
    await happen({ type: 'download-progressed', received: 900_000, total: 2_000_000 });
    expect(screen.text()).toContain('Downloading · 45% · 900 kB of 2 MB');
    expect(share()).toBe(0.45);
    await happen({ type: 'download-progressed', received: 2_000_000, total: 2_000_000 });
    expect(screen.text()).toContain(texts.installing);
    expect(labels()).toEqual([texts.aside]);
    await screen.tap(texts.aside);
    expect(calls).toEqual(['decline false']);
  });

  it('does not show what comes in before anybody agreed', async () => {
    await open('optional', { type: 'download-progressed', received: 1, total: 2 });
    expect(document.querySelector('progress')).toBeNull();
  });

  it.each([
    ['message', texts.heldMessage],
    ['order', texts.heldOrder],
    ['recording', texts.heldRecording],
    ['typing', texts.heldTyping],
  ] as const)('says that it waits for %s, and offers no way to cut it', async (by, sentence) => {
    await open('optional', accepted, { type: 'release-installed' }, { type: 'restart-held', by });
    expect(screen.text()).toContain(sentence);
    expect(labels()).toEqual([texts.aside]);
  });

  it('can end what plays', async () => {
    const held: UpdateFact = { type: 'restart-held', by: 'playing' };
    await open('optional', accepted, { type: 'release-installed' }, held);
    await screen.tap(texts.restartNow);
    expect(calls).toEqual(['restart']);
  });

  it('lets a person back to what they type, also where it is forced', async () => {
    const held: UpdateFact = { type: 'restart-held', by: 'typing' };
    await open('forced', accepted, { type: 'release-installed' }, held);
    expect(labels()).toEqual([texts.aside]);
    await happen({ type: 'restart-held', by: 'message' });
    expect(labels()).toEqual([]);
  });
});

describe('a failure', () => {
  it.each(['download', 'format', 'install'] as const)(
    'of the %s is told with both releases and another try',
    async (problem) => {
      await open('optional', accepted, { type: 'update-failed', problem });
      expect(document.querySelector('[role="alert"]')?.textContent).toBe(texts[problem]);
      const { version, id } = plainBrandData.release;
      expect(screen.text()).toContain(`${version} (${id}) → 2.0.0 (bbbbbbbbbbbb)`);
      await screen.tap(common.tryAgain);
      expect(calls).toEqual(['apply']);
    },
  );

  it('is not told while nobody has agreed', async () => {
    await open('optional', { type: 'update-failed', problem: 'download' });
    expect(document.querySelector('[role="alert"]')).toBeNull();
  });
});
