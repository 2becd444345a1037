// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createI18n } from './createI18n.ts';
import { TranslationProvider, useTranslation } from './translation.tsx';
import type { Translator } from './translator.ts';

type AnyText = (key: string, values?: object) => string;

let root: Root;
let translator: Translator;
/** What the components below were given to look texts up with, in turn. */
let lookups: AnyText[];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  lookups = [];
  translator = createI18n('en-US', {
    'shell.frame': { hi: 'Hi' },
    'common.person': { user: 'User {{id}}', someone: 'Someone' },
  });
  translator.addResourceBundle('vi-VN', 'shell.frame', { hi: 'Chào' });
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

function Greeting() {
  const t = useTranslation().t as AnyText;
  lookups.push(t);
  return t('hi');
}

function Person() {
  const t = useTranslation(['common.person', 'shell.frame']).t as AnyText;
  return `${t('someone')}, ${t('user', { id: 1 })}, ${t('user', { id: 2 })}, ${t('shell.frame:hi')}`;
}

function Late() {
  return (useTranslation('common.age').t as AnyText)('years');
}

async function show(content: ReactNode): Promise<string> {
  const all = <TranslationProvider translator={translator}>{content}</TranslationProvider>;
  await act(async () => root.render(all));
  return document.body.textContent ?? '';
}

it('finds the texts of the frame, of one namespace and of several', async () => {
  expect(await show(<Greeting />)).toBe('Hi');
  expect(await show(<Person />)).toBe('Someone, User 1, User 2, Hi');
});

it('shows everything anew in another language, and keeps its function as long as there is none', async () => {
  await show(
    <>
      <Greeting />
      <Greeting />
    </>,
  );
  await act(async () => void (await translator.changeLanguage('vi-VN')));
  expect(document.body.textContent).toBe('ChàoChào');
  expect(new Set(lookups).size).toBe(2);
});

it('finds a text that has come since it was asked for first', async () => {
  expect(await show(<Late key="first" />)).toBe('');
  translator.addResourceBundle('en-US', 'common.age', { years: 'Years' });
  expect(await show(<Late key="second" />)).toBe('Years');
});

it('says so where nobody hands the texts down', () => {
  const alone = vi.spyOn(console, 'error').mockReturnValue();
  expect(() => act(() => root.render(<Greeting />))).toThrow('outside TranslationProvider');
  alone.mockRestore();
});
