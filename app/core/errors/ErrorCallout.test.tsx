// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorTexts } from '../../../tests/support/errorTexts.ts';
import { idleServices } from '../../../tests/support/screen.tsx';
import { CallError, type CallFailure } from '../../contract/callError.ts';
import shellFrame from '../../locales/en-US/shell.frame.json';
import { createI18n } from '../i18n/createI18n.ts';
import { createTexts } from '../i18n/createTexts.ts';
import { TranslationProvider } from '../i18n/translation.tsx';
import type { Translator } from '../i18n/translator.ts';
import { ServicesProvider } from '../services/services.tsx';
import { ErrorCallout } from './ErrorCallout.tsx';

const sentences = errorTexts('en-US');
const refusal: CallFailure = {
  kind: 'declared',
  domain: 'notice',
  name: 'noticeUnknown',
  data: null,
  message: 'Unshown.',
};

let root: Root;
let translator: Translator;
/** Namespaces that were fetched. */
let fetched: string[];

/** Shows a callout of an app whose site has only some namespaces. */
async function show(failure: CallFailure, onSite: (namespace: string) => boolean): Promise<void> {
  const texts = createTexts(translator, 'en-US', async (_locale, namespace) => {
    const bundle = sentences[namespace];
    if (!bundle || !onSite(namespace)) throw new Error(`The site has no ${namespace}.`);
    fetched.push(namespace);
    return bundle;
  });
  await act(async () =>
    root.render(
      <TranslationProvider translator={translator}>
        <ServicesProvider services={{ ...idleServices, loadTexts: texts.load }}>
          <ErrorCallout error={new CallError('notice.readOne', failure)} />
        </ServicesProvider>
      </TranslationProvider>,
    ),
  );
}
const said = (): string => document.body.textContent ?? '';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  translator = createI18n('en-US', { 'shell.frame': shellFrame });
  fetched = [];
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

describe('ErrorCallout', () => {
  it('fetches the sentences of the error’s domain and the common ones, and no others', async () => {
    await show(refusal, () => true);
    expect(fetched.sort()).toEqual(['common.errors', 'notice.errors']);
    expect(said()).toBe(sentences['notice.errors']?.['noticeUnknown']);
  });

  it('needs only the common ones for what any call can meet', async () => {
    await show({ kind: 'timeout' }, () => true);
    expect(fetched).toEqual(['common.errors']);
    expect(said()).toBe(sentences['common.errors']?.['timeout']);
  });

  it('has the sentence of the domain where the common ones cannot be had', async () => {
    await show(refusal, (namespace) => namespace === 'notice.errors');
    expect(said()).toBe(sentences['notice.errors']?.['noticeUnknown']);
  });

  it('says that the connection failed where the sentence cannot be had', async () => {
    await show(refusal, (namespace) => namespace === 'common.errors');
    expect(said()).toBe(shellFrame.connectionFailed);
  });
});
