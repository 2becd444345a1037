// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { answeringBackend, failing } from '../../../../tests/support/answers.ts';
import { openWallet } from '../../../../tests/support/exchangeWallet.ts';
import { member } from '../../../../tests/support/member.ts';
import { plainProfile } from '../../../../tests/support/profile.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import type { CallFailure } from '../../../contract/callError.ts';
import { momentTime } from '../../../lib/dayTime.ts';
import age from '../../../locales/en-US/common.age.json';
import form from '../../../locales/en-US/common.form.json';
import pin from '../../../locales/en-US/exchange.pin.json';
import { exchangePaths, pathToReset } from '../paths.ts';
import { ChangeFundPasswordScreen } from './ChangeFundPasswordScreen.tsx';
import { FundPasswordScreen } from './FundPasswordScreen.tsx';

const [fresh, other] = ['704192', '518306'];

let screen: ShownScreen;
afterEach(async () => {
  await screen.close();
  // A wait outlives a page.
  sessionStorage.clear();
});

type Options = { has?: 0 | 1; phone?: string; address?: string; isChange?: boolean };

async function open(answers: Parameters<typeof answeringBackend>[0], options: Options = {}) {
  const { has = 0, phone = '138****5678', address = exchangePaths.fundPassword } = options;
  const backend = answeringBackend({
    'exchange.userBankList': () => ({ list: [] }),
    'points.amount': () => ({ ...openWallet, hasFundPassword: has }),
    ...answers,
  });
  const person = member({ ...plainProfile, phone });
  const services = { backend, session: person.session };
  const shown = options.isChange ? <ChangeFundPasswordScreen /> : <FundPasswordScreen />;
  screen = await showScreen(shown, { services, address }, person.store);
  return backend;
}

async function enter(label: string, digits: string): Promise<void> {
  await screen.shows(label);
  await screen.type(label, digits);
}

const sent = (backend: Awaited<ReturnType<typeof open>>, name: string) =>
  backend.asked.filter((one) => one.name === name);

const refused = (name: string, data: unknown = null, domain = 'exchange') =>
  ({ kind: 'declared', domain, name, data, message: '' }) as CallFailure;

async function logInPassword(): Promise<void> {
  await screen.shows(pin.firstIntro);
  await screen.type(pin.loginPassword, 'secret-1');
  await screen.tap(pin.next);
}

describe('the first fund password', () => {
  const name = 'exchange.setWalletPwd';

  it('takes the login password and the same six digits twice', async () => {
    const backend = await open({ [name]: () => ({ holdUntil: null }) });
    await logInPassword();
    await enter(pin.enterNew, fresh);
    await enter(pin.enterAgain, fresh);
    expect(screen.address()).toBe('/pages/my/safety-setting');
    expect(sent(backend, name)).toEqual([
      {
        name,
        input: { way: 'first', newFundPassword: fresh, password: 'secret-1' },
        intent: 'set-fund-password',
      },
    ]);
  });

  it.each(['123456', '000000', '704704', '112233'])('refuses %s on the device', async (weak) => {
    const backend = await open({});
    await logInPassword();
    await enter(pin.enterNew, weak);
    await screen.shows(pin.weak);
    expect(sent(backend, name)).toEqual([]);
  });

  it('asks anew where the repetition differs', async () => {
    const backend = await open({});
    await logInPassword();
    await enter(pin.enterNew, fresh);
    await enter(pin.enterAgain, other);
    await screen.shows(pin.differ);
    expect(screen.has(pin.enterNew)).toBe(true);
    expect(sent(backend, name)).toEqual([]);
  });

  it.each([
    ['fundPasswordWeak', pin.weak, null, 'exchange'],
    ['passwordWrong', pin.passwordWrong, null, 'user'],
    ['lockedOut', 'Try again in 10 min 0 s.', { retryAfter: 600 }, 'session'],
  ])('goes back to what the server refuses as %s', async (error, sentence, data, domain) => {
    await open({ [name]: failing(name, refused(error, data, domain)) });
    await logInPassword();
    await enter(pin.enterNew, fresh);
    await enter(pin.enterAgain, fresh);
    await screen.shows(sentence);
  });

  it('says so where no answer came, and sends the same again', async () => {
    const backend = await open({ [name]: failing(name, { kind: 'network' }) });
    await logInPassword();
    await enter(pin.enterNew, fresh);
    await enter(pin.enterAgain, fresh);
    await screen.shows(pin.saveUnknown);
    backend.answer(name, () => ({ holdUntil: null }));
    await screen.tap('Try again');
    const [first, second] = sent(backend, name);
    expect(second).toEqual(first);
  });

  it('stands behind the age gate', async () => {
    const list = 'exchange.userBankList';
    await open({ [list]: failing(list, refused('ageUnconfirmed', { minimumAge: 18 }, 'user')) });
    await screen.shows(age.once);
    expect(screen.text()).not.toContain(pin.firstIntro);
  });
});

describe('another fund password', () => {
  it('offers to change one that is set, and to reset it', async () => {
    await open({}, { has: 1 });
    await screen.shows(pin.resetDetail);
    await screen.tap(pin.changeTitle);
    expect(screen.address()).toBe(exchangePaths.changeFundPassword);
  });

  it('is set by a code to the own number', async () => {
    const name = 'exchange.setWalletPwd';
    const backend = await open(
      { [name]: () => ({ holdUntil: 1_800_000_000 }) },
      { has: 1, address: pathToReset },
    );
    await screen.shows(pin.resetHold);
    await screen.type(form.phone, '13800005678');
    await screen.type(form.smsCode, '246802');
    await screen.tap(pin.next);
    await enter(pin.enterNew, fresh);
    await enter(pin.enterAgain, fresh);
    expect(screen.address()).toBe('/pages/my/safety-setting');
    expect(sent(backend, name)[0]?.input).toEqual({
      way: 'reset',
      newFundPassword: fresh,
      phone: '13800005678',
      smsCode: '246802',
    });
    // That withdrawals wait is read anew.
    expect(sent(backend, 'points.amount')).toHaveLength(2);
  });

  it('says from when on a number that was changed lately resets it', async () => {
    const name = 'exchange.setWalletPwd';
    const until = Date.UTC(2030, 4, 6, 12) / 1000;
    const tooNew = refused('phoneTooNew', { until }, 'session');
    await open({ [name]: failing(name, tooNew) }, { has: 1, address: pathToReset });
    await screen.shows(pin.resetHold);
    await screen.type(form.phone, '13800005678');
    await screen.type(form.smsCode, '246802');
    await screen.tap(pin.next);
    await enter(pin.enterNew, fresh);
    await enter(pin.enterAgain, fresh);
    await screen.shows(form.phoneTooNew.replace('{{time}}', momentTime(until * 1000, 'en-US')));
  });

  it('leads to the phone page where no code can be sent', async () => {
    await open({}, { has: 1, phone: '', address: pathToReset });
    await screen.shows(pin.noPhone);
    await screen.tap(pin.addPhone);
    expect(screen.address()).toBe('/pages/setting/phone-number');
  });
});

describe('changing it', () => {
  const name = 'exchange.changeWalletPwd';
  const change = (answer: () => unknown) =>
    open({ [name]: answer }, { has: 1, isChange: true, address: exchangePaths.changeFundPassword });

  async function enterAll(): Promise<void> {
    await enter(pin.enterCurrent, other);
    await enter(pin.enterNew, fresh);
    await enter(pin.enterAgain, fresh);
  }

  it('takes the current one and the new one twice', async () => {
    const backend = await change(() => ({}));
    await enterAll();
    expect(sent(backend, name)[0]?.input).toEqual({ fundPassword: other, newFundPassword: fresh });
    expect(screen.address()).toBe(exchangePaths.fundPassword);
  });

  it.each([
    ['fundPasswordWrong', { triesLeft: 3 }, 'Wrong PIN. 3 tries left.'],
    ['fundPasswordWrong', { triesLeft: 1 }, 'Wrong PIN. 1 try left.'],
    ['fundPasswordBlocked', null, pin.blocked],
    ['fundPasswordMissing', null, pin.missing],
  ])('goes back to the current one after %s', async (error, data, sentence) => {
    await change(failing(name, refused(error, data)));
    await enterAll();
    await screen.shows(sentence);
    expect(screen.has(pin.enterCurrent)).toBe(true);
  });

  it('counts how long none is taken, and takes none meanwhile', async () => {
    await change(failing(name, refused('fundPasswordLocked', { retryAfter: 600 })));
    await enterAll();
    await screen.shows('Too many wrong PINs. Try again in 10 min 0 s.');
    expect(screen.control(pin.enterCurrent)).toHaveProperty('disabled', true);
    await screen.tap(pin.forgot);
    expect(screen.address()).toBe(pathToReset);
  });
});

it('leaves no digits behind on the device', async () => {
  const name = 'exchange.setWalletPwd';
  await open({ [name]: failing(name, { kind: 'network' }) });
  await logInPassword();
  await enter(pin.enterNew, fresh);
  await enter(pin.enterAgain, fresh);
  await screen.shows(pin.saveUnknown);
  const kept = JSON.stringify({ ...sessionStorage, ...localStorage });
  expect(kept).not.toContain(fresh);
  expect(kept).not.toContain('secret-1');
  expect(document.documentElement.outerHTML).not.toContain(fresh);
});
