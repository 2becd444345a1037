import { createInstance, type i18n } from 'i18next';
import { createStore } from 'jotai';
import { Provider } from 'jotai/react';
import { act, type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { BrandData } from '../../app/brand/data.ts';
import { CallError } from '../../app/contract/callError.ts';
import { BrandProvider } from '../../app/core/brand/brand.tsx';
import type { Feature } from '../../app/core/feature/feature.ts';
import { FeaturesProvider } from '../../app/core/feature/features.tsx';
import type { SlotParts } from '../../app/core/feature/slots.ts';
import { TranslationProvider } from '../../app/core/i18n/translation.tsx';
import { SheetHost } from '../../app/core/overlay/SheetHost.tsx';
import { type Services, ServicesProvider } from '../../app/core/services/services.tsx';
import { currentToast, subscribeToasts } from '../../app/ui/toasts.ts';
import { plainBrandData } from './brandData.ts';
import { textsIn } from './texts.ts';

type Options = {
  /** Texts by namespace that stand in for the app's own English ones. */
  texts?: Record<string, object>;
  services?: Partial<Services>;
  brand?: BrandData;
  address?: string;
  /** What areas and features hand in to the slots. @default nothing */
  slots?: SlotParts;
  /** Features of the site. @default none */
  loaded?: readonly Feature[];
};

export type ShownScreen = {
  store: ReturnType<typeof createStore>;
  /** The address the router is at. */
  address: () => string;
  text: () => string;
  /** What the last toast since the screen was opened says, shown still or not; '' for none. */
  said: () => string;
  /** The button, link or field by its accessible name. @throws where there is none. */
  control: (name: string) => HTMLElement;
  has: (name: string) => boolean;
  tap: (name: string) => Promise<void>;
  type: (name: string, value: string) => Promise<void>;
  /** Resolves when the screen shows a text. @throws where it never does */
  shows: (text: string) => Promise<void>;
  /** Resolves when something holds. @throws where it never does */
  settles: (holds: () => boolean) => Promise<void>;
  close: () => Promise<void>;
};

/** Shows a screen in a happy-dom document, in English, with services that have no network. */
export async function showScreen(
  screen: ReactNode,
  options: Options,
  store = createStore(),
): Promise<ShownScreen> {
  const { texts = {}, services = {}, brand = plainBrandData, address = '/x' } = options;
  const { slots = {}, loaded = [] } = options;
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  const translator = await englishTexts(texts);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const areas = [slots];
  const features = { loaded, isIncomplete: false };
  let current = address;
  const follow = (now: string): void => {
    current = now;
  };
  let said = '';
  const stopHearing = subscribeToasts(() => {
    said = currentToast()?.text ?? said;
  });
  await act(async () =>
    root.render(
      <Provider store={store}>
        <TranslationProvider translator={translator}>
          <BrandProvider data={brand}>
            <FeaturesProvider value={features} areas={areas}>
              <ServicesProvider services={{ ...idleServices, ...services }}>
                <MemoryRouter initialEntries={[address]}>
                  <SheetHost>{screen}</SheetHost>
                  <Address follow={follow} />
                </MemoryRouter>
              </ServicesProvider>
            </FeaturesProvider>
          </BrandProvider>
        </TranslationProvider>
      </Provider>,
    ),
  );
  const find = (name: string) => controls().find((one) => nameOf(one) === name);
  const control = (name: string): HTMLElement => {
    const found = find(name);
    if (found) return found;
    throw new Error(`No control "${name}" among: ${controls().map(nameOf).join(' | ')}`);
  };
  return {
    store,
    address: () => current,
    text: () => document.body.textContent ?? '',
    said: () => said,
    control,
    has: (name) => find(name) !== undefined,
    tap: (name) => act(async () => control(name).click()),
    type: (name, value) => act(async () => setValue(control(name), value)),
    async shows(text) {
      if (await comesTrue(() => document.body.textContent?.includes(text) === true)) return;
      throw new Error(`"${text}" is not in: ${document.body.textContent}`);
    },
    async settles(holds) {
      if (await comesTrue(holds)) return;
      throw new Error(`It never holds: ${holds}. The screen says: ${document.body.textContent}`);
    },
    async close() {
      await act(async () => root.unmount());
      host.remove();
      stopHearing();
    },
  };
}

/** What is under way settles by promises and timers of 0 ms: each turn is one of the event loop. */
async function comesTrue(holds: () => boolean): Promise<boolean> {
  for (let turn = 0; turn < 15_000; turn += 1) {
    if (holds()) return true;
    await act(() => new Promise<void>((resolve) => void setTimeout(resolve)));
  }
  return false;
}

function Address({ follow }: { follow: (address: string) => void }) {
  const { pathname, search } = useLocation();
  useEffect(() => follow(`${pathname}${search}`));
  return null;
}

function controls(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('button, a, input, textarea, [role="radio"]')];
}

function nameOf(control: HTMLElement): string {
  const given = control.getAttribute('aria-label');
  if (given !== null) return given;
  const label = control.id && document.querySelector(`label[for="${CSS.escape(control.id)}"]`);
  const named = label || control.closest('label') || control;
  return wordsOf(named).trim();
}

/** What an element says, without its decoration. */
function wordsOf(element: Element): string {
  if (!element.querySelector('[aria-hidden="true"]')) return element.textContent ?? '';
  const copy = element.cloneNode(true) as Element;
  for (const decoration of copy.querySelectorAll('[aria-hidden="true"]')) decoration.remove();
  return copy.textContent ?? '';
}

/** As a person types: React listens to the event, and reads the value past its own setter. */
function setValue(control: HTMLElement, value: string): void {
  const prototype = Object.getPrototypeOf(control) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

async function englishTexts(texts: Record<string, object>): Promise<i18n> {
  const translator = createInstance();
  await translator.init({
    lng: 'en-US',
    defaultNS: 'shell.frame',
    fallbackNS: 'common',
    resources: { 'en-US': { ...textsIn('en-US'), ...texts } },
    interpolation: { escapeValue: false },
  });
  return translator;
}

const offline = (call: string) => Promise.reject(new CallError(call, { kind: 'offline' }));

/** Services without a network. */
export const idleServices: Services = {
  loadTexts: async () => undefined,
  chooseLanguage: async () => undefined,
  chooseScheme: () => undefined,
  backend: { call: ({ name }) => offline(name), upload: ({ name }) => offline(name) },
  session: {
    login: () => offline('session.accountLogin'),
    register: () => offline('session.register'),
    logout: async () => undefined,
    refresh: () => offline('user.mine'),
    renew: () => offline('session.jwtLogin'),
    update: () => undefined,
    switchTo: () => offline('session.jwtLogin'),
    changePassword: () => offline('user.changePwd'),
    forget: () => undefined,
  },
  messaging: {
    send: () => ({ isKept: false, kept: offline('SendMessage') }),
    resend: () => offline('SendMessage'),
    cancelUpload: () => offline('SendMessage'),
    outgoingFile: async () => null,
    remove: () => offline('DeleteMessage'),
    revoke: () => offline('RevokeMessage'),
    call: ({ name }) => offline(name),
    countUnsent: async () => 0,
    markUnread: async () => undefined,
    markConversationRead: async () => undefined,
    searchDevice: async () => undefined,
    keptMessages: async () => [],
    keptPage: async () => [],
    readHistory: async () => ({ messages: [], hasMore: false }),
    loadList: () => offline('GetFriendList'),
    prefetch: () => undefined,
    keepVoice: async () => undefined,
    keepVoicePiece: async () => undefined,
    dropVoice: async () => undefined,
    keptVoice: async () => null,
    setDraft: () => undefined,
    setTyping: () => undefined,
    reconnect: () => undefined,
    open: () => ({
      show: () => undefined,
      loadOlder: async () => undefined,
      loadNewer: async () => undefined,
      openAt: async () => false,
      findUnread: async () => null,
      toNewest: async () => undefined,
      markRead: () => undefined,
      close: () => undefined,
    }),
  },
  followMessaging: () => undefined,
  followSession: () => undefined,
  startPlatform: async () => undefined,
  installer: {
    way: () => 'none',
    ask: async () => 'unavailable',
    subscribe: () => () => undefined,
  },
  updates: {
    start: () => undefined,
    check: async () => 'nothing-found',
    decline: () => undefined,
    apply: async () => undefined,
    restartNow: () => undefined,
  },
  recover: async () => undefined,
};
