// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { answeringBackend, failing } from '../../../../tests/support/answers.ts';
import { member } from '../../../../tests/support/member.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import accountSafety from '../../../locales/en-US/account.safety.json';
import form from '../../../locales/en-US/common.form.json';
import common from '../../../locales/en-US/common.json';
import { PasswordScreen } from './PasswordScreen.tsx';

const name = 'user.changePwd';
const [old, fresh] = ['old-pass1', 'new-pass2'];

let screen: ShownScreen;
afterEach(() => screen.close());

async function open(answer: () => object = () => ({})) {
  const backend = answeringBackend({ [name]: answer });
  const person = member();
  const services = { backend, session: person.session };
  screen = await showScreen(<PasswordScreen />, { services }, person.store);
  return backend;
}

async function send(current: string, password: string, repeat = password): Promise<void> {
  await screen.type(accountSafety.currentPassword, current);
  await screen.type(form.newPassword, password);
  await screen.type(form.repeatPassword, repeat);
  await screen.tap(common.save);
}

describe('PasswordScreen', () => {
  it('changes the password and goes back', async () => {
    const backend = await open();
    await send(old, fresh);
    expect(backend.asked).toEqual([
      { name, input: { oldPassword: old, newPassword: fresh }, intent: 'change-password' },
    ]);
    expect(screen.address()).toBe('/pages/my/safety-setting');
  });

  it('sends nothing that breaks a rule, and names it', async () => {
    const backend = await open();
    await send('', 'short', 'other');
    for (const said of [accountSafety.currentPasswordEmpty, form.passwordsDiffer]) {
      expect(screen.text()).toContain(said);
    }
    expect(backend.asked).toEqual([]);
  });

  it('blames the current password where the server does', async () => {
    await open(
      failing(name, {
        kind: 'declared',
        domain: 'user',
        name: 'passwordWrong',
        data: null,
        message: '',
      }),
    );
    await send(old, fresh);
    await screen.shows('The current password is wrong.');
    expect(screen.control(accountSafety.currentPassword).getAttribute('aria-invalid')).toBe('true');
    expect(screen.control(form.newPassword)).toHaveProperty('value', fresh);
  });

  it('says so where it cannot know whether the password was changed', async () => {
    const backend = await open(failing(name, { kind: 'network' }));
    await send(old, fresh);
    await screen.shows(accountSafety.passwordUnconfirmed);
    backend.answer(name, () => ({}));
    await screen.tap(common.save);
    expect(backend.asked.map(({ intent }) => intent)).toEqual([
      'change-password',
      'change-password',
    ]);
    expect(screen.address()).toBe('/pages/my/safety-setting');
  });

  it('leaves no password behind on the device', async () => {
    await open(failing(name, { kind: 'network' }));
    await send(old, fresh);
    const kept = JSON.stringify({ ...sessionStorage, ...localStorage });
    expect(kept).not.toContain(old);
    expect(kept).not.toContain(fresh);
  });
});
