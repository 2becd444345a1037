// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { answeringBackend, failing } from '../../../../tests/support/answers.ts';
import { member } from '../../../../tests/support/member.ts';
import { plainProfile } from '../../../../tests/support/profile.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import type { CallFailure } from '../../../contract/callError.ts';
import accountSafety from '../../../locales/en-US/account.safety.json';
import form from '../../../locales/en-US/common.form.json';
import common from '../../../locales/en-US/common.json';
import { PhoneScreen } from './PhoneScreen.tsx';

const password = 'demo-pass1';
const mainland = { phone: { minLength: 11, maxLength: 11, pattern: 'mainland' }, serverTime: 0 };
const masked = ({ phone }: { phone: string }) => ({
  phone: `${phone.slice(0, 3)}****${phone.slice(7)}`,
});

let screen: ShownScreen;
afterEach(async () => {
  await screen.close();
  sessionStorage.clear();
});

async function open(phone = '') {
  const backend = answeringBackend({
    'platform.getBaseData': () => mainland,
    'session.getVerifyType': () => ({ type: 'none' }),
    'session.sendSmsCode': () => ({ retryAfter: 60, expiresIn: 300 }),
    'user.setPhone': masked,
  });
  const person = member({ ...plainProfile, phone });
  const services = { backend, session: person.session };
  screen = await showScreen(<PhoneScreen />, { services }, person.store);
  return { backend, person };
}

async function typeAll(typed = password): Promise<void> {
  await screen.type(accountSafety.phoneNew, '13812345678');
  await screen.type(form.smsCode, '123456');
  if (typed !== '') await screen.type(accountSafety.loginPassword, typed);
}

const sent = (backend: Awaited<ReturnType<typeof open>>['backend'], name: string) =>
  backend.asked.filter((one) => one.name === name).map(({ input }) => input);

describe('PhoneScreen', () => {
  it('sets a number once a code sent to it has come back', async () => {
    const { backend, person } = await open();
    await screen.type(form.phone, '138 1234 5678');
    await screen.tap(form.getCode);
    await screen.shows(form.codeSent.replace('{{phone}}', '13812345678'));
    expect(sent(backend, 'session.sendSmsCode')).toEqual([
      { packageId: 1, phone: '13812345678', purpose: 'setPhone' },
    ]);
    await screen.type(form.smsCode, '12 34 56');
    await screen.type(accountSafety.loginPassword, password);
    await screen.tap(common.save);
    expect(sent(backend, 'user.setPhone')).toEqual([
      { phone: '13812345678', smsCode: '123456', password },
    ]);
    expect(person.profile()?.phone).toBe('138****5678');
    expect(screen.address()).toBe('/pages/my/safety-setting');
  });

  it('asks for no code for what is no number here', async () => {
    const { backend } = await open();
    await screen.type(form.phone, '12812345678');
    await screen.tap(form.getCode);
    expect(screen.text()).toContain(form.phoneInvalid);
    expect(sent(backend, 'session.sendSmsCode')).toEqual([]);
  });

  it('shows the number in use, and what the server says of another', async () => {
    const { backend } = await open('139****0000');
    expect(screen.text()).toContain('139****0000');
    const taken = {
      kind: 'declared',
      domain: 'session',
      name: 'phoneTaken',
      data: null,
      message: '',
    } as const;
    backend.answer('user.setPhone', failing('user.setPhone', taken));
    await typeAll();
    await screen.tap(common.save);
    await screen.shows('Another account has this mobile number.');
  });

  it('sends nothing without the login password', async () => {
    const { backend } = await open('139****0000');
    await typeAll('');
    await screen.tap(common.save);
    expect(screen.text()).toContain(accountSafety.loginPasswordEmpty);
    expect(sent(backend, 'user.setPhone')).toEqual([]);
  });

  it.each([
    [{ domain: 'user', name: 'passwordWrong', data: null }, 'The current password is wrong.'],
    [{ domain: 'session', name: 'lockedOut', data: { retryAfter: 600 } }, 'in 10 minutes'],
  ] as const)('says why the password did not do: %j', async (failure, words) => {
    const { backend } = await open('139****0000');
    const refused = { kind: 'declared', message: '', ...failure } as CallFailure;
    backend.answer('user.setPhone', failing('user.setPhone', refused));
    await typeAll();
    await screen.tap(common.save);
    await screen.shows(words);
    const isBlamed = failure.name === 'passwordWrong' ? 'true' : null;
    expect(screen.control(accountSafety.loginPassword).getAttribute('aria-invalid')).toBe(isBlamed);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(password);
  });
});
