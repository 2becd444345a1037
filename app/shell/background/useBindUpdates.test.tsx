// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { act } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { idleServices, type ShownScreen, showScreen } from '../../../tests/support/screen.tsx';
import { onlineAtom } from '../../core/backend/onlineAtom.ts';
import { paths } from '../../core/navigation/paths.ts';
import { type Offer, type UpdateFact, updateAtom } from '../../core/update/updateAtom.ts';
import { useBindUpdates } from './useBindUpdates.ts';

const found = (kind: Offer['kind'], id = 'bbb', isAsked = false): UpdateFact => ({
  type: 'update-found',
  release: { id, version: '2.0.0', minimumVersion: '1.0.0' },
  kind,
  isAsked,
});
const failed = (problem: 'download' | 'install'): UpdateFact => ({
  type: 'update-failed',
  problem,
});
const accepted: UpdateFact = { type: 'update-accepted' };

let screen: ShownScreen;
let applied: number;
beforeEach(async () => {
  applied = 0;
  const apply = async () => {
    applied += 1;
  };
  const updates = { ...idleServices.updates, apply };
  screen = await showScreen(<Updates />, { services: { updates } }, createStore());
});
afterEach(() => screen.close());

let navigate: NavigateFunction;
function Updates(): null {
  useBindUpdates();
  navigate = useNavigate();
  return null;
}

const goToChats = () => act(async () => void navigate(paths.chat));

const happen = (...facts: UpdateFact[]) =>
  act(async () => {
    for (const fact of facts) screen.store.set(updateAtom, fact);
  });
const connect = (online: boolean) => act(async () => screen.store.set(onlineAtom, online));
const isOpen = () => screen.address() === paths.updateAlert;

it('opens the page of an offer once, and again when somebody asks', async () => {
  await happen(found('optional'));
  expect(isOpen()).toBe(true);
  await goToChats();
  await happen(found('optional'));
  expect(isOpen()).toBe(false);
  await happen(found('optional', 'bbb', true));
  expect(isOpen()).toBe(true);
});

it('brings a forced one back, but for who has to finish what they type', async () => {
  await happen(found('forced'), accepted, { type: 'release-installed' });
  await goToChats();
  expect(isOpen()).toBe(true);
  await happen({ type: 'restart-held', by: 'typing' });
  await goToChats();
  expect(isOpen()).toBe(false);
});

it('comes back to say that what was put aside cannot go on', async () => {
  await happen(found('optional'), accepted);
  await goToChats();
  await happen(failed('download'));
  expect(isOpen()).toBe(false);
  await happen(failed('install'));
  expect(isOpen()).toBe(true);
});

it('goes on with a download that the network cut off, where somebody wants it', async () => {
  await happen(found('optional'), failed('download'));
  await connect(false);
  await connect(true);
  expect(applied).toBe(0);
  await happen(accepted, failed('download'));
  expect(applied).toBe(0);
  await connect(false);
  await connect(true);
  expect(applied).toBe(1);
});
