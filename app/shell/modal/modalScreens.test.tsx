// @vitest-environment happy-dom
import { createInstance } from 'i18next';
import { act, type ComponentType, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plainBrandData } from '../../../tests/support/brandData.ts';
import { textsIn } from '../../../tests/support/texts.ts';
import type { BrandData } from '../../brand/data.ts';
import { BrandProvider } from '../../core/brand/brand.tsx';
import { TranslationProvider } from '../../core/i18n/translation.tsx';
import { parseWebAddress } from '../../lib/webAddress.ts';
import shellModal from '../../locales/en-US/shell.modal.json';
import { ModalNScreen, ModalScreen } from './modalScreens.tsx';
import { PreviewImageScreen } from './PreviewImageScreen.tsx';
import { ShareImageScreen } from './ShareImageScreen.tsx';
import { WebFrame } from './WebFrame.tsx';
import { WebviewScreen } from './WebviewScreen.tsx';

const brand: BrandData = plainBrandData;

let root: Root;
const translator = createInstance();

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await translator.init({
    lng: 'en-US',
    defaultNS: 'shell.frame',
    fallbackNS: 'common',
    resources: { 'en-US': textsIn('en-US') },
    interpolation: { escapeValue: false },
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

function within(content: ReactNode, address: string, data = brand) {
  return (
    <TranslationProvider translator={translator}>
      <BrandProvider data={data}>
        <MemoryRouter initialEntries={[address]}>{content}</MemoryRouter>
      </BrandProvider>
    </TranslationProvider>
  );
}

async function open(Screen: ComponentType, address: string): Promise<string> {
  await act(async () => root.render(within(<Screen />, address)));
  return document.body.textContent ?? '';
}

const json = (value: unknown) => `/x?json=${encodeURIComponent(JSON.stringify(value))}`;
const link = (url: string) => `/x?url=${encodeURIComponent(url)}`;

describe('WebviewScreen', () => {
  it('names the host and shows the whole address before anything is opened', async () => {
    const text = await open(WebviewScreen, link('https://www.example.com/a?b=c'));
    expect(text).toContain('This link leaves the app and opens www.example.com.');
    expect(text).toContain('https://www.example.com/a?b=c');
    expect(document.querySelector('iframe')).toBeNull();
    const anchor = document.querySelector('a[target="_blank"]');
    expect(anchor?.getAttribute('rel')).toBe('noopener noreferrer');
    expect(anchor?.getAttribute('referrerpolicy')).toBe('no-referrer');
  });

  it('opens the page of the brand’s own operator at once', () => {
    const own = { ...brand, lines: { ...brand.lines, zones: ['plain.example'] } };
    // As a string, see below.
    const html = renderToString(
      within(<WebviewScreen />, link('https://docs.plain.example/terms'), own),
    );
    expect(html).not.toContain('This link leaves the app');
    expect(html.match(/<iframe[^>]*>/)?.[0]).toContain('src="https://docs.plain.example/terms"');
    expect(html.match(/<iframe[^>]*>/)?.[0]).toContain(
      'sandbox="allow-scripts allow-forms allow-popups"',
    );
  });

  it('opens a site here only in a sandbox without our origin', () => {
    const address = parseWebAddress('https://www.example.com/');
    if (!address.ok) throw new Error('The address of this test is refused.');
    // As a string: a live frame would go and load the site.
    const html = renderToString(
      within(<WebFrame address={address} onClose={() => undefined} />, '/x'),
    );
    const frame = html.match(/<iframe[^>]*>/)?.[0];
    expect(frame).toContain('sandbox="allow-scripts allow-forms allow-popups"');
    expect(frame).toContain('referrerPolicy="no-referrer"');
    expect(frame).toContain('title="Page of www.example.com"');
  });

  it.each([
    ['javascript:alert(1)', shellModal.refusedNotHttps],
    ['https://good.com@evil.com', shellModal.refusedCredentials],
    ['https://example.com/?token=abc', shellModal.refusedCarriesSecret],
    ['', shellModal.refusedEmpty],
  ])('refuses %j and says why', async (url, reason) => {
    const text = await open(WebviewScreen, link(url));
    expect(text).toContain(shellModal.linkRefusedTitle);
    expect(text).toContain(reason);
    expect(document.querySelector('iframe, a')).toBeNull();
  });

  it('shows a title from the address as plain words', async () => {
    await open(WebviewScreen, `${link('https://example.com')}&title=<img src=x>%E2%80%AE`);
    expect(document.querySelector('h2')?.textContent).toBe('<img src=x>');
  });
});

describe('ModalScreen', () => {
  it('shows a message as text, never as markup', async () => {
    const text = await open(ModalScreen, json({ title: 'Hi', text: '<b>bold</b>' }));
    expect(text).toContain('<b>bold</b>');
    expect(document.querySelector('[role="alertdialog"] b')).toBeNull();
    expect(document.title).toBe('Hi · Plain');
  });

  it.each(['/x', '/x?json=%7B', json({ title: 'a', html: 'b' }), json([])])(
    'says that %s is damaged',
    async (address) => {
      expect(await open(ModalScreen, address)).toContain(shellModal.damagedSentence);
    },
  );
});

describe('ModalNScreen', () => {
  it('shows every paragraph', async () => {
    await open(ModalNScreen, json({ title: 'Rules', paragraphs: ['One.', 'One.', 'Two.'] }));
    const paragraphs = [...document.querySelectorAll('[role="alertdialog"] p')];
    expect(paragraphs.map((one) => one.textContent)).toEqual(['One.', 'One.', 'Two.']);
  });
});

describe('ShareImageScreen', () => {
  it("shows the brand's own address when nothing else is asked for", async () => {
    const text = await open(ShareImageScreen, '/x');
    expect(text).toContain('Plain');
    expect(text).toContain('Scan to open plain.example');
    expect(document.querySelector('svg[role="img"]')?.getAttribute('aria-label')).toBe(
      'QR code of plain.example',
    );
  });

  it('always says where the code leads', async () => {
    const text = await open(ShareImageScreen, json({ title: 'Plain', url: 'https://evil.com/x' }));
    expect(text).toContain('Scan to open evil.com/x');
  });

  it('refuses addresses that are not safe to open', async () => {
    const text = await open(ShareImageScreen, json({ url: 'https://example.com/?token=1' }));
    expect(text).toContain(shellModal.damagedSentence);
  });
});

describe('PreviewImageScreen', () => {
  it('says so when there is nothing to show', async () => {
    expect(await open(PreviewImageScreen, '/x?urls=%5B%5D')).toContain(shellModal.noImages);
  });
});
