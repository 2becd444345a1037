// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { answeringBackend, failing } from '../../../tests/support/answers.ts';
import { member } from '../../../tests/support/member.ts';
import { plainCredentials, plainProfile } from '../../../tests/support/profile.ts';
import { type ShownScreen, showScreen } from '../../../tests/support/screen.tsx';
import { userIndex } from '../../contract/user/userIndex.ts';
import { localeAtom } from '../language/localeAtom.ts';
import { sessionAtom } from '../session/sessionAtom.ts';
import { queryClientOf } from './queryClientOf.ts';
import { useCall } from './useCall.ts';

let screen: ShownScreen;
afterEach(() => screen.close());

function Friend() {
  const { data, error } = useCall(userIndex, { userId: 'u9' });
  return <p>{error ? 'Failed.' : (data?.nickName ?? 'Waiting.')}</p>;
}

async function open() {
  let name = 'Grace';
  const backend = answeringBackend({
    'user.userIndex': () => ({ ...plainProfile, nickName: name }),
  });
  const person = member();
  const services = { backend, session: person.session };
  const content = <Friend />;
  screen = await showScreen(content, { services }, person.store);
  const rename = (next: string): void => {
    name = next;
  };
  return { backend, store: person.store, rename };
}

describe('useCall', () => {
  it('reads once, and asks nothing anew while the answer is fresh', async () => {
    const { backend, store } = await open();
    await screen.shows('Grace');
    const { close } = await showScreen(<Friend />, { services: { backend } }, store);
    await close();
    expect(backend.asked).toHaveLength(1);
  });

  it('asks anew in another language', async () => {
    const { store, rename } = await open();
    await screen.shows('Grace');
    rename('格蕾丝');
    await act(async () => store.set(localeAtom, 'zh-CN'));
    await screen.shows('格蕾丝');
  });

  it('never shows one person what another was answered', async () => {
    const { backend, store } = await open();
    await screen.shows('Grace');
    backend.answer('user.userIndex', () => new Promise(() => undefined));
    const credentials = { ...plainCredentials, userId: 'u2' };
    await act(async () => store.set(sessionAtom, { type: 'logged-in', credentials }));
    expect(screen.text()).toContain('Waiting.');
  });

  it('forgets everything at logout, and asks nothing without a login', async () => {
    const { backend, store } = await open();
    await screen.shows('Grace');
    await act(async () => store.set(sessionAtom, { type: 'ended' }));
    expect(screen.text()).not.toContain('Grace');
    expect(
      JSON.stringify(
        queryClientOf(store)
          .getQueryCache()
          .getAll()
          .map(({ state }) => state.data ?? null),
      ),
    ).not.toContain('Grace');
    expect(backend.asked).toHaveLength(1);
  });

  it('hands on a failure at once: the transport has tried often enough', async () => {
    const person = member();
    const backend = answeringBackend({
      'user.userIndex': failing('user.userIndex', { kind: 'network' }),
    });
    const services = { backend, session: person.session };
    screen = await showScreen(<Friend />, { services }, person.store);
    await screen.shows('Failed.');
    expect(backend.asked).toHaveLength(1);
  });
});
