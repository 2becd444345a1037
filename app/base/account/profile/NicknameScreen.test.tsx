// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { answeringBackend, failing } from '../../../../tests/support/answers.ts';
import { member } from '../../../../tests/support/member.ts';
import { plainProfile } from '../../../../tests/support/profile.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import accountProfile from '../../../locales/en-US/account.profile.json';
import commonErrors from '../../../locales/en-US/common.errors.json';
import common from '../../../locales/en-US/common.json';
import { NicknameScreen } from './NicknameScreen.tsx';

let screen: ShownScreen;
afterEach(async () => {
  await screen.close();
  sessionStorage.clear();
});

const accept = ({ nickName }: { nickName: string }) => ({ nickName });
const name = 'user.editNick';

/** @param stored what the server has, as far as it can be read. */
async function open(backend = answeringBackend({ [name]: accept }), stored = plainProfile) {
  const person = member(plainProfile, async () => stored);
  const services = { backend, session: person.session };
  screen = await showScreen(<NicknameScreen />, { services }, person.store);
  return { backend, person };
}

const field = accountProfile.nickname;

describe('NicknameScreen', () => {
  it('saves a name and goes back', async () => {
    const { backend, person } = await open();
    await screen.type(field, '  王小明👨‍👩‍👧 ');
    await screen.tap(common.save);
    expect(backend.asked).toEqual([
      { name, input: { nickName: '王小明👨‍👩‍👧' }, intent: 'edit-nickname' },
    ]);
    expect(person.profile()?.nickName).toBe('王小明👨‍👩‍👧');
    expect(screen.address()).toBe('/pages/my/edit-information');
  });

  it('counts as a person counts, cuts nothing, and sends nothing that is too long', async () => {
    const { backend } = await open();
    await screen.type(field, '👨‍👩‍👧'.repeat(11));
    expect(screen.text()).toContain('11/10');
    await screen.tap(common.save);
    expect(backend.asked).toEqual([]);
    expect(screen.control(field).getAttribute('aria-invalid')).toBe('true');
    await screen.type(field, '👨‍👩‍👧'.repeat(10));
    await screen.tap(common.save);
    expect(backend.asked).toHaveLength(1);
  });

  it('says what is wrong with an empty name', async () => {
    await open();
    await screen.type(field, '   ');
    await screen.tap(common.save);
    expect(screen.text()).toContain(accountProfile.nicknameEmpty);
  });

  it('reports as saved what was saved although its answer was lost', async () => {
    const lost = answeringBackend({ [name]: failing(name, { kind: 'timeout' }) });
    const { person } = await open(lost, { ...plainProfile, nickName: 'Grace' });
    await screen.type(field, 'Grace');
    await screen.tap(common.save);
    expect(person.profile()?.nickName).toBe('Grace');
    expect(screen.address()).toBe('/pages/my/edit-information');
  });

  it('keeps what was typed where nothing was saved, and sends it again', async () => {
    const { backend, person } = await open(
      answeringBackend({ [name]: failing(name, { kind: 'timeout' }) }),
    );
    await screen.type(field, 'Grace');
    await screen.tap(common.save);
    await screen.shows('The server took too long to answer.');
    expect(screen.control(field)).toHaveProperty('value', 'Grace');
    expect(person.profile()?.nickName).toBe('Ada');
    backend.answer(name, accept);
    await screen.tap(common.save);
    expect(person.profile()?.nickName).toBe('Grace');
  });

  it('says so where it cannot know whether the name was saved', async () => {
    const backend = answeringBackend({ [name]: failing(name, { kind: 'network' }) });
    const person = member(plainProfile, failing('user.mine', { kind: 'network' }));
    const services = { backend, session: person.session };
    screen = await showScreen(<NicknameScreen />, { services }, person.store);
    await screen.type(field, 'Grace');
    await screen.tap(common.save);
    await screen.shows(accountProfile.nicknameUnconfirmed);
    expect(screen.address()).toBe('/x');
  });

  describe('while the account has not come yet', () => {
    async function openBefore() {
      const backend = answeringBackend({ [name]: failing(name, { kind: 'blocked' }) });
      const person = member(null);
      const services = { backend, session: person.session };
      screen = await showScreen(<NicknameScreen />, { services }, person.store);
      return () => act(() => person.session.refresh());
    }

    it('keeps what was typed, and what became of it', async () => {
      const arrives = await openBefore();
      await screen.type(field, 'Grace');
      await screen.tap(common.save);
      await screen.shows(commonErrors.blocked);
      await arrives();
      expect(screen.control(field)).toHaveProperty('value', 'Grace');
      expect(screen.text()).toContain(commonErrors.blocked);
    });

    it('takes the name that it brings where nothing was typed, which is no draft', async () => {
      const arrives = await openBefore();
      await arrives();
      expect(screen.control(field)).toHaveProperty('value', plainProfile.nickName);
      expect(sessionStorage).toHaveLength(0);
    });
  });

  it('shows what the server refuses under the field', async () => {
    const refusal = failing(name, {
      kind: 'declared',
      domain: 'user',
      name: 'nicknameInvalid',
      data: null,
      message: '',
    });
    await open(answeringBackend({ [name]: refusal }));
    await screen.type(field, 'Grace');
    await screen.tap(common.save);
    await screen.shows('A nickname has 1 to 10 characters.');
    expect(screen.control(field).getAttribute('aria-invalid')).toBe('true');
  });
});
