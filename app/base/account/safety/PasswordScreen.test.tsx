// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { member } from '../../../../tests/support/member.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { CallError, type CallFailure } from '../../../contract/callError.ts';
import type { PasswordChange } from '../../../core/session/session.ts';
import accountSafety from '../../../locales/en-US/account.safety.json';
import form from '../../../locales/en-US/common.form.json';
import common from '../../../locales/en-US/common.json';
import { PasswordScreen } from './PasswordScreen.tsx';

const [old, fresh] = ['old-pass1', 'new-pass2'];

let screen: ShownScreen;
afterEach(() => screen.close());

/** @param failures of the tries, one after the other; what comes after them is made. */
async function open(...failures: CallFailure[]) {
  const person = member();
  const changes: PasswordChange[] = [];
  const changePassword = async (change: PasswordChange): Promise<void> => {
    changes.push(change);
    const failure = failures.shift();
    if (failure) throw new CallError('user.changePwd', failure);
  };
  const services = { session: { ...person.session, changePassword } };
  screen = await showScreen(<PasswordScreen />, { services }, person.store);
  return changes;
}

async function send(current: string, password: string, repeat = password): Promise<void> {
  await screen.type(accountSafety.currentPassword, current);
  await screen.type(form.newPassword, password);
  await screen.type(form.repeatPassword, repeat);
  await screen.tap(common.save);
}

describe('PasswordScreen', () => {
  it('changes the password and goes back', async () => {
    const changes = await open();
    await send(old, fresh);
    expect(changes).toEqual([{ oldPassword: old, newPassword: fresh }]);
    expect(screen.address()).toBe('/pages/my/safety-setting');
  });

  it('sends nothing that breaks a rule, and names it', async () => {
    const changes = await open();
    await send('', 'short', 'other');
    for (const said of [accountSafety.currentPasswordEmpty, form.passwordsDiffer]) {
      expect(screen.text()).toContain(said);
    }
    expect(changes).toEqual([]);
  });

  it('blames the current password where the server does', async () => {
    await open({
      kind: 'declared',
      domain: 'user',
      name: 'passwordWrong',
      data: null,
      message: '',
    });
    await send(old, fresh);
    await screen.shows('The current password is wrong.');
    expect(screen.control(accountSafety.currentPassword).getAttribute('aria-invalid')).toBe('true');
    expect(screen.control(form.newPassword)).toHaveProperty('value', fresh);
  });

  it('says so where it cannot know whether the password was changed', async () => {
    const changes = await open({ kind: 'network' });
    await send(old, fresh);
    await screen.shows(accountSafety.passwordUnconfirmed);
    await screen.tap(common.save);
    expect(changes).toHaveLength(2);
    expect(screen.address()).toBe('/pages/my/safety-setting');
  });

  it('leaves no password behind on the device', async () => {
    await open({ kind: 'network' });
    await send(old, fresh);
    const kept = JSON.stringify({ ...sessionStorage, ...localStorage });
    expect(kept).not.toContain(old);
    expect(kept).not.toContain(fresh);
  });
});
