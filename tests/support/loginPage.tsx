import { act } from 'react';
import { LoginScreen } from '../../app/base/session/LoginScreen.tsx';
import type { BrandData } from '../../app/brand/data.ts';
import { CallError, type CallFailure } from '../../app/contract/callError.ts';
import type { sessionErrors } from '../../app/contract/session/errors.ts';
import type { Backend } from '../../app/core/backend/backend.ts';
import type { LoginInput, RegisterInput, SessionActions } from '../../app/core/session/session.ts';
import { plainBrandData, plainOperator } from './brandData.ts';
import { type ShownScreen, showScreen } from './screen.tsx';

const brand: BrandData = {
  ...plainBrandData,
  locales: ['en-US', 'vi-VN'],
  operator: plainOperator,
};

/** What the backend of a login page does. */
export type LoginBackend = {
  /** Answers by the name of a call; a call without one has no network. */
  answers: Record<string, (input: never) => unknown>;
  login: (input: LoginInput, signal?: AbortSignal) => Promise<void>;
  registered: RegisterInput[];
};

/** A backend that asks for nothing special and lets everybody in. */
export function easyBackend(): LoginBackend {
  return {
    answers: {
      'session.getVerifyType': () => ({ type: 'none' }),
      'session.getRegisterConfig': () => ({ phone: 'hidden', inviteCode: 'optional' }),
      'platform.getBaseData': () => ({
        phone: { minLength: 6, maxLength: 11, pattern: 'any' },
        serverTime: 1,
      }),
    },
    login: () => Promise.resolve(),
    registered: [],
  };
}

export function showLoginPage(
  backend: LoginBackend,
  address = '/pages/auth/login',
  store?: Parameters<typeof showScreen>[2],
): Promise<ShownScreen> {
  const call: Backend['call'] = async ({ name }, input) => {
    const answer = backend.answers[name];
    if (!answer) throw new CallError(name, { kind: 'network' });
    return answer(input as never) as never;
  };
  const actions: Partial<SessionActions> = {
    login: (input, options) => backend.login(input, options?.signal),
    register: async (input) => void backend.registered.push(input),
  };
  const services = {
    backend: { call, upload: call as never },
    session: actions as SessionActions,
  };
  return showScreen(<LoginScreen />, { brand, address, services }, store);
}

/** A field by its label. */
export function inputOf({ control }: ShownScreen, label: string): HTMLInputElement {
  return control(label) as HTMLInputElement;
}

/** The sentence tied to a field; empty where there is none. */
export function noteOf(screen: ShownScreen, label: string): string {
  const id = inputOf(screen, label).getAttribute('aria-describedby');
  return (id && document.getElementById(id)?.textContent) || '';
}

/** As Enter does in the last field. */
export function submit(): Promise<void> {
  return act(async () => {
    document
      .querySelector('form')
      ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
}

/** Lets turns of the event loop pass until an expectation holds. */
export async function settles(expectation: () => void): Promise<void> {
  for (let turn = 0; turn < 15_000; turn += 1) {
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

export function declared(name: keyof typeof sessionErrors, data: unknown = null): CallError {
  const failure = { kind: 'declared', domain: 'session', name, data, message: '' } as CallFailure;
  return new CallError('session.x', failure);
}
