// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { idleServices } from '../../../tests/support/screen.tsx';
import { CallError } from '../../contract/callError.ts';
import { Field } from '../../ui/Field.tsx';
import { blameFor } from '../errors/blameFor.ts';
import { ServicesProvider } from '../services/services.tsx';
import { keepStampedForm } from './stampedForm.ts';
import { useForm } from './useForm.ts';

type Values = Readonly<Record<'account' | 'password', string>>;

const initial = { account: '', password: '' };
const secrets = ['password'] as const;
const blame = blameFor({ loginWrong: 'password' });
const refusal = new CallError('session.accountLogin', {
  kind: 'declared',
  domain: 'session',
  name: 'loginWrong',
  data: null,
  message: '',
});

let send: (values: Values) => Promise<void>;
let given: Partial<Values> | undefined;
let renders = 0;

function Form() {
  renders += 1;
  const form = useForm<'account' | 'password', 'empty' | 'loginWrong'>({
    id: 'test',
    initial,
    ...(given ? { given } : {}),
    secrets,
    check: ({ account, password }) => ({
      ...(account === '' ? { account: 'empty' } : {}),
      ...(password === '' ? { password: 'empty' } : {}),
    }),
    onSend: (values) => send(values),
    blame,
  });
  const inputOf = (name: 'account' | 'password') => {
    const { problem, ...field } = form.field(name);
    return { ...field, error: problem };
  };
  return (
    <form {...form.props}>
      <Field {...inputOf('account')} label="Account" enterKeyHint="next" />
      <Field {...inputOf('password')} label="Password" enterKeyHint="go" />
      <p id="failure">{form.failure instanceof CallError ? form.failure.failure.kind : ''}</p>
      <button type="submit" disabled={form.isSending}>
        Send
      </button>
    </form>
  );
}

const app = (
  <ServicesProvider services={idleServices}>
    <Form />
  </ServicesProvider>
);

let root: Root | null = null;

function host(): HTMLElement {
  return document.body.appendChild(document.createElement('div'));
}
async function show(): Promise<void> {
  await act(async () => {
    root = createRoot(host());
    root.render(app);
  });
}
async function close(): Promise<void> {
  await act(async () => root?.unmount());
  root = null;
  document.body.innerHTML = '';
}

function input(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (!found) throw new Error(`There is no field "${name}".`);
  return found;
}
/** As a person types: React hears of it. */
async function type(name: string, value: string): Promise<void> {
  await act(async () => {
    fill(name, value);
    input(name).dispatchEvent(new Event('input', { bubbles: true }));
  });
}
/** As some browsers fill in: nobody hears of it. */
function fill(name: string, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
    input(name),
    value,
  );
}
const leave = (name: string): Promise<void> =>
  act(async () => {
    input(name).dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
const submit = (): Promise<void> =>
  act(async () => {
    document
      .querySelector('form')
      ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
const noteOf = (name: string): string | null => {
  const id = input(name).getAttribute('aria-describedby');
  return id === null ? null : (document.getElementById(id)?.textContent ?? null);
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sessionStorage.clear();
  given = undefined;
  send = () => Promise.resolve();
});
afterEach(async () => {
  await close();
  vi.unstubAllGlobals();
});

describe('useForm', () => {
  it('keeps what was filled into the server’s markup where the app renders anew', async () => {
    const element = host();
    element.innerHTML = renderToString(app);
    keepStampedForm(element);
    fill('account', 'ana');
    await act(async () => {
      root = createRoot(element);
      root.render(app);
      // Up to the moment the new form is there.
      fill('password', 'secret1');
    });
    expect([input('account').value, input('password').value]).toEqual(['ana', 'secret1']);
    expect(document.activeElement).toBe(document.body);
    expect(sessionStorage.getItem('form_drafts')).not.toContain('secret1');
    await close();
    await show();
    expect(input('password').value).toBe('');
  });

  it('leaves the cursor in the field it was in where the app renders anew', async () => {
    const element = host();
    element.innerHTML = renderToString(app);
    input('account').focus();
    keepStampedForm(element);
    await act(async () => {
      root = createRoot(element);
      root.render(app);
      input('password').focus();
    });
    expect(document.activeElement).toBe(input('password'));
    expect(element.contains(input('password'))).toBe(true);
  });

  it('does not go back to a field that was left before the app rendered anew', async () => {
    const element = host();
    element.innerHTML = renderToString(app);
    keepStampedForm(element);
    input('account').focus();
    input('account').blur();
    await act(async () => {
      root = createRoot(element);
      root.render(app);
    });
    expect(document.activeElement).toBe(document.body);
  });

  it('keeps what was typed before the app took over the server’s markup', async () => {
    const element = host();
    element.innerHTML = renderToString(app);
    fill('account', 'ana');
    await act(async () => {
      root = hydrateRoot(element, app);
    });
    expect(input('account').value).toBe('ana');
    const sent = vi.fn(() => Promise.resolve());
    send = sent;
    await type('password', 'secret1');
    await submit();
    expect(sent).toHaveBeenCalledWith({ account: 'ana', password: 'secret1' });
  });

  it('renders once where there is nothing to take over', async () => {
    const element = host();
    element.innerHTML = renderToString(app);
    renders = 0;
    await act(async () => {
      root = hydrateRoot(element, app);
    });
    expect(renders).toBe(1);
  });

  it('sends what a password manager filled in without saying so', async () => {
    const sent = vi.fn(() => Promise.resolve());
    send = sent;
    await show();
    fill('account', 'ana');
    fill('password', 'secret1');
    await submit();
    expect(sent).toHaveBeenCalledWith({ account: 'ana', password: 'secret1' });
  });

  it('blames no field before it was left, and then as the person types', async () => {
    await show();
    await type('account', 'a');
    await type('account', '');
    expect(noteOf('account')).toBeNull();
    await type('account', 'a');
    await leave('account');
    await type('account', '');
    expect(noteOf('account')).toBe('empty');
    expect(input('account').getAttribute('aria-invalid')).toBe('true');
  });

  it('goes to the first wrong field instead of sending', async () => {
    const sent = vi.fn(() => Promise.resolve());
    send = sent;
    await show();
    await type('account', 'ana');
    await submit();
    expect(sent).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(input('password'));
    expect(noteOf('password')).toBe('empty');
  });

  it('sends once, however often it is asked', async () => {
    let finish: () => void = () => undefined;
    const sent = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    send = sent;
    await show();
    await type('account', 'ana');
    await type('password', 'secret1');
    await submit();
    await submit();
    expect(document.querySelector('button')?.disabled).toBe(true);
    await act(async () => finish());
    expect(sent).toHaveBeenCalledTimes(1);
    expect(document.querySelector('button')?.disabled).toBe(false);
  });

  it('puts a declared error under its field, keeps the texts, and forgets it with the next letter', async () => {
    send = () => Promise.reject(refusal);
    await show();
    await type('account', 'ana');
    await type('password', 'secret1');
    await submit();
    expect(noteOf('password')).toBe('loginWrong');
    expect(document.activeElement).toBe(input('password'));
    expect(input('password').value).toBe('secret1');
    await type('password', 'secret12');
    expect(noteOf('password')).toBeNull();
  });

  it('holds any other error as the form’s own until the next sending', async () => {
    send = () => Promise.reject(new CallError('session.accountLogin', { kind: 'timeout' }));
    await show();
    await type('account', 'ana');
    await type('password', 'secret1');
    await submit();
    expect(document.getElementById('failure')?.textContent).toBe('timeout');
    send = () => Promise.resolve();
    await submit();
    expect(document.getElementById('failure')?.textContent).toBe('');
  });

  it('brings texts back after a reload, but no secret, and none once they were sent', async () => {
    await show();
    await type('account', 'ana');
    await type('password', 'secret1');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret1');
    await close();
    await show();
    expect([input('account').value, input('password').value]).toEqual(['ana', '']);
    await type('password', 'secret1');
    await submit();
    await close();
    await show();
    expect(input('account').value).toBe('');
  });

  it('lets a text that was handed over beat the draft', async () => {
    await show();
    await type('account', 'ana');
    await close();
    given = { account: 'bo' };
    await show();
    expect(input('account').value).toBe('bo');
  });

  it('goes on to the next field with Enter where there is one', async () => {
    await show();
    const press = (name: string, composing: KeyboardEventInit = {}): KeyboardEvent => {
      const event = new KeyboardEvent('keydown', {
        key: 'Enter',
        ...composing,
        bubbles: true,
        cancelable: true,
      });
      input(name).dispatchEvent(event);
      return event;
    };
    input('account').focus();
    expect(press('account', { isComposing: true }).defaultPrevented).toBe(false);
    expect(press('account', { keyCode: 229 }).defaultPrevented).toBe(false);
    expect(press('account').defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(input('password'));
    expect(press('password').defaultPrevented).toBe(false);
  });

  it('never puts texts into an address, even before the app runs', () => {
    expect(renderToString(app)).toMatch(/^<form [^>]*method="post"/);
  });
});
