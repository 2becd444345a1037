// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plainBrandData } from '../../../tests/support/brandData.ts';
import { type ShownScreen, showScreen } from '../../../tests/support/screen.tsx';
import type { BrandData } from '../../brand/data.ts';
import { CallError, type CallFailure } from '../../contract/callError.ts';
import type { ErrorName } from '../../contract/errors.ts';
import type { Backend } from '../../core/backend/backend.ts';
import type { LoginInput, SessionActions } from '../../core/session/session.ts';
import form from '../../locales/en-US/form.json';
import register from '../../locales/en-US/register.json';
import session from '../../locales/en-US/session.json';
import { LoginScreen } from './LoginScreen.tsx';

const texts = { session, register, form };
const brand: BrandData = {
  ...plainBrandData,
  locales: ['en-US', 'vi-VN'],
  operator: {
    legalName: 'Plain Ltd',
    registrationNumber: '1',
    country: 'IE',
    supportContact: 'help@plain.example',
    termsUrl: 'https://plain.example/terms',
    privacyUrl: 'https://plain.example/privacy',
    complaintsUrl: 'https://plain.example/complaints',
    minimumAge: 18,
  },
};

let screen: ShownScreen | null = null;
let answers: Record<string, (input: never) => unknown>;
let login: (input: LoginInput) => Promise<void>;
let registered: unknown[];

const call: Backend['call'] = async ({ name }, input) => {
  const answer = answers[name];
  if (!answer) throw new CallError(name, { kind: 'network' });
  return answer(input as never) as never;
};

async function open(address = '/pages/auth/login'): Promise<ShownScreen> {
  const actions: Partial<SessionActions> = {
    login: (input) => login(input),
    register: async (input) => void registered.push(input),
  };
  screen = await showScreen(<LoginScreen />, {
    texts,
    brand,
    address,
    services: { backend: { call, upload: call as never }, session: actions as SessionActions },
  });
  return screen;
}

const input = (label: string): HTMLInputElement => screen?.control(label) as HTMLInputElement;
function noteOf(label: string): string {
  const id = input(label).getAttribute('aria-describedby');
  return (id && document.getElementById(id)?.textContent) || '';
}
const submit = (): Promise<void> =>
  act(async () => {
    document
      .querySelector('form')
      ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
/** Lets turns of the event loop pass until an expectation holds. */
async function settles(expectation: () => void): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) {
    await act(() => new Promise<void>((resolve) => void setTimeout(resolve)));
    try {
      expectation();
      return;
    } catch {
      // Not yet.
    }
  }
  expectation();
}
const declared = (name: ErrorName, data: unknown = null): CallError =>
  new CallError('session.x', { kind: 'declared', name, data, message: '' } as CallFailure);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  registered = [];
  login = () => Promise.resolve();
  answers = {
    'session.getVerifyType': () => ({ type: 'none' }),
    'session.getRegisterConfig': () => ({ phone: 'hidden', inviteCode: 'optional' }),
    'platform.getBaseData': () => ({
      phone: { minLength: 6, maxLength: 11, pattern: 'any' },
      serverTime: 1,
    }),
  };
});
afterEach(async () => {
  await screen?.close();
  screen = null;
  vi.useRealTimers();
});

describe('logging in', () => {
  it('tells password managers and keyboards what its fields are', async () => {
    await open();
    const [account, password] = [input('Account name'), input('Password')];
    expect(account.autocomplete).toBe('username');
    expect(account.getAttribute('enterkeyhint')).toBe('next');
    expect(account.getAttribute('autocapitalize')).toBe('none');
    expect(password.autocomplete).toBe('current-password');
    expect(password.type).toBe('password');
    expect([account.name, password.name]).toEqual(['account', 'password']);
    expect(account.form).toBe(password.form);
  });

  it('sends the account without the spaces of a paste', async () => {
    const sent = vi.fn(() => Promise.resolve());
    login = sent;
    const { type, shows } = await open();
    await type('Account name', ' ana ');
    await type('Password', 'secret 1');
    await submit();
    await settles(() =>
      expect(sent.mock.calls).toEqual([[{ account: 'ana', password: 'secret 1' }]]),
    );
    await shows('Log in');
  });

  it('shows the password when asked', async () => {
    const { tap } = await open();
    await tap('Show password');
    expect(input('Password').type).toBe('text');
    await tap('Hide password');
    expect(input('Password').type).toBe('password');
  });

  it('says under the password that name or password is wrong, and keeps both', async () => {
    login = () => Promise.reject(declared('loginWrong'));
    const { type, shows } = await open();
    await type('Account name', 'ana');
    await type('Password', 'secret1');
    await submit();
    await shows('The account name or the password is wrong.');
    expect(noteOf('Password')).toBe('The account name or the password is wrong.');
    expect(document.activeElement).toBe(input('Password'));
    expect(input('Password').value).toBe('secret1');
  });

  it('counts a lockout down, also after a reload, and only for the account it concerns', async () => {
    login = () => Promise.reject(declared('lockedOut', { retryAfter: 600 }));
    const first = await open();
    await first.type('Account name', 'Ana');
    await first.type('Password', 'secret1');
    await submit();
    await first.shows('Try again in 10:00.');
    expect(buttonOf('Log in').disabled).toBe(true);
    await first.close();

    const second = await open();
    await second.shows('Too many failed attempts. Try again in');
    expect(input('Account name').value).toBe('Ana');
    expect(document.querySelector('[role="status"]')?.textContent).toContain('10 minutes');
    expect(buttonOf('Log in').disabled).toBe(true);
    await second.type('Account name', 'bo');
    expect(buttonOf('Log in').disabled).toBe(false);
  });

  it('says what failed where no field is to blame', async () => {
    login = () => Promise.reject(new CallError('session.accountLogin', { kind: 'timeout' }));
    const { type, shows } = await open();
    await type('Account name', 'ana');
    await type('Password', 'secret1');
    await submit();
    await shows('The server took too long to answer.');
    expect(document.querySelector('[role="alert"]')).not.toBeNull();
  });

  it('asks for the characters of a picture, and brings another after a wrong answer', async () => {
    let pictures = 0;
    answers['session.getVerifyType'] = () => ({ type: 'image' });
    answers['session.getCaptcha'] = () => {
      pictures += 1;
      return { challengeId: `c${pictures}`, image: 'data:image/png;base64,AA', expiresIn: 60 };
    };
    const sent: LoginInput[] = [];
    login = async (given) => {
      sent.push(given);
      if (sent.length === 1) throw declared('verificationWrong');
    };
    const { type, shows } = await open();
    await type('Account name', 'ana');
    await type('Password', 'secret1');
    await submit();
    await shows('Image code');
    expect(document.querySelector('img[alt="Picture with characters to type"]')).not.toBeNull();
    await type('Image code', 'a1b2');
    await submit();
    await settles(() => expect(input('Image code').value).toBe(''));
    expect(sent[0]?.verification).toEqual({ challengeId: 'c1', answer: 'a1b2' });
    await settles(() => expect(noteOf('Image code')).toContain("The characters don't match."));
    await type('Image code', 'c3d4');
    await submit();
    await settles(() =>
      expect(sent[1]?.verification).toEqual({ challengeId: 'c2', answer: 'c3d4' }),
    );
    expect(sent[1]?.password).toBe('secret1');
  });

  it('names the age and leads to the operator’s pages through the page that shows links', async () => {
    const { control, text } = await open();
    expect(text()).toContain('You confirm you are 18 or older');
    expect(control('terms of service').getAttribute('href')).toBe(
      '/pages/modal/webview?url=https%3A%2F%2Fplain.example%2Fterms&title=terms%20of%20service',
    );
  });

  it('leads on without an account, to another language and to a forgotten password', async () => {
    const shown = await open();
    expect(shown.control('Language: English (US)').getAttribute('href')).toBe(
      '/pages/common/language',
    );
    await shown.type('Account name', 'ana');
    expect(shown.control('Forgot password?').getAttribute('href')).toBe(
      '/pages/auth/login?view=forget&account=ana',
    );
    await shown.tap('Continue as visitor');
    expect(shown.address()).toBe('/pages/tabBar/mine');
  });
});

function buttonOf(label: string): HTMLButtonElement {
  const found = [...document.querySelectorAll<HTMLButtonElement>('form button[type="submit"]')];
  const button = found.find((one) => one.textContent?.includes(label));
  if (!button) throw new Error(`No button "${label}".`);
  return button;
}

describe('signing up', () => {
  it('takes the account along, says rules while the person types, and sends', async () => {
    const { type, tap, shows } = await open();
    await type('Account name', 'new_ana');
    await tap('Sign up');
    await shows('Repeat password');
    expect(input('Account name').value).toBe('new_ana');
    expect(noteOf('Password')).toBe('Use letters and digits, 6–20 characters.');
    await type('Password', 'abcdefg');
    expect(noteOf('Password')).toBe('Add at least one digit.');
    expect(input('Password').getAttribute('aria-invalid')).toBeNull();
    await type('Password', 'abcdef1');
    await type('Repeat password', 'abcdef2');
    await submit();
    expect(noteOf('Repeat password')).toBe("The passwords don't match.");
    expect(registered).toEqual([]);
    await type('Repeat password', 'abcdef1');
    await submit();
    await settles(() => expect(registered).toEqual([{ account: 'new_ana', password: 'abcdef1' }]));
  });

  it('fills in the superior code kept on the device, and keeps a typed one', async () => {
    localStorage.setItem('superior_code', 'pro_kept1');
    const { shows, type } = await open('/pages/auth/login?view=register');
    await shows('Invitation code');
    expect(input('Invitation code (optional)').value).toBe('pro_kept1');
    await type('Invitation code (optional)', 'pro_typed2');
    await act(async () => {
      input('Invitation code (optional)').dispatchEvent(
        new FocusEvent('focusout', { bubbles: true }),
      );
    });
    expect(localStorage.getItem('superior_code')).toBe('pro_typed2');
  });

  it('sends a code to the number, and waits before another, also after a reload', async () => {
    answers['session.getRegisterConfig'] = () => ({ phone: 'required', inviteCode: 'hidden' });
    const sent: unknown[] = [];
    answers['session.sendSmsCode'] = (given) => {
      sent.push(given);
      return { retryAfter: 60, expiresIn: 300 };
    };
    const first = await open('/pages/auth/login?view=register');
    await first.shows('SMS code');
    await first.tap('Get code');
    expect(noteOf('Mobile number')).toBe('Enter a valid mobile number.');
    expect(sent).toEqual([]);
    await first.type('Mobile number', '012-345 6789');
    await first.tap('Get code');
    await first.shows('Resend in 60 s');
    expect(sent).toEqual([{ packageId: 1, phone: '0123456789', purpose: 'register' }]);
    expect(input('SMS code').autocomplete).toBe('one-time-code');
    expect(document.activeElement).toBe(input('SMS code'));
    await first.close();
    const second = await open('/pages/auth/login?view=register');
    await second.shows('Resend in');
    expect(input('Mobile number').value).toBe('012-345 6789');
  });

  it('offers to try again where the fields are not known', async () => {
    const known = answers['session.getRegisterConfig'];
    delete answers['session.getRegisterConfig'];
    const { shows, tap } = await open('/pages/auth/login?view=register');
    await shows("This form didn't load");
    if (known) answers['session.getRegisterConfig'] = known;
    await tap('Try again');
    await shows('Repeat password');
  });
});

describe('a forgotten password', () => {
  it('sets a new one by a code, and comes back with the account filled in', async () => {
    const sent: unknown[] = [];
    answers['session.forget'] = (given) => {
      sent.push(given);
      return {};
    };
    const { shows, type, address } = await open('/pages/auth/login?view=forget&account=ana');
    await shows('SMS code');
    expect(input('Account name').value).toBe('ana');
    await type('Mobile number', '0123456789');
    await type('SMS code', ' 123 456 ');
    await type('New password', 'abcdef1');
    await type('Repeat password', 'abcdef1');
    await submit();
    await settles(() => expect(address()).toBe('/pages/auth/login?account=ana'));
    expect(sent).toEqual([
      { packageId: 1, account: 'ana', phone: '0123456789', smsCode: '123456', password: 'abcdef1' },
    ]);
    expect(input('Account name').value).toBe('ana');
  });
});
