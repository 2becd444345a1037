import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { BrandData } from '../../brand/data.ts';
import type { LocaleId } from '../../brand/locales.ts';
import { startNamespaces } from '../../brand/namespaces.ts';
import { allHandedIn } from '../../core/feature/features.tsx';
import { keepStampedForm } from '../../core/form/stampedForm.ts';
import { redirectOf } from '../../core/guard/guard.ts';
import { createReadBundle, readStampedTexts } from '../../core/i18n/readBundle.ts';
import { chooseLocale } from '../../core/language/chooseLocale.ts';
import { canonicalPath } from '../../core/navigation/entryPaths.ts';
import { paths } from '../../core/navigation/paths.ts';
import { wantedState } from '../../core/navigation/wantedPlace.ts';
import { chooseScheme, schemeAtom } from '../../core/scheme/schemeAtom.ts';
import { isMemberAtom } from '../../core/session/sessionAtom.ts';
import { readSessionEnding, sessionEndingAtom } from '../../core/session/sessionEnding.ts';
import { createSessionStore } from '../../core/session/sessionStore.ts';
import { keepSuperiorCode, superiorCodeIn } from '../../core/session/superiorCode.ts';
import { replaceAddress, replaceEntry, takeOverScrollRestoration } from '../../platform/history.ts';
import { browserLanguages } from '../../platform/language.ts';
import { localStore, sessionStore, storageKeys } from '../../platform/storage.ts';
import { followTranslation } from '../../platform/translation/followTranslation.ts';
import { App } from '../App.tsx';
import { type AppParts, makeAppParts } from '../appParts.ts';
import { areas } from '../areas.ts';
import { Background } from '../background/Background.tsx';
import { enterFrame } from '../frame/framedPath.ts';
import { OverlayNavigation } from '../stack/OverlayNavigation.tsx';
import { tabPaths } from '../tabs/tabs.ts';
import { loadMessagingAhead } from './connectMessaging.ts';
import { awaitPage, loadAhead } from './loadAhead.ts';
import { loadFeatures } from './loadFeatures.ts';
import { makeServices } from './makeServices.ts';
import { readBrandData } from './readBrandData.ts';
import { showStartError } from './showStartError.ts';

/** Starts the app in the stamped page. */
export async function boot(): Promise<void> {
  const root = document.getElementById('root');
  const data = readBrandData(document.getElementById('brand')?.textContent);
  if (!root || !data) return showStartError();
  followTranslation();
  takeOverScrollRestoration();
  takeInviteCode();
  const isFramedPage = enterFrame();
  try {
    const parts = await gatherParts(data, isFramedPage);
    show(root, data, parts);
  } catch {
    // Neither the texts of this language nor the brand's own could be had.
    showStartError();
  }
}

/** The code goes to the device and out of the address, so that it is not shared on with it. */
function takeInviteCode(): void {
  const { code, rest } = superiorCodeIn(location.search);
  if (code === null) return;
  keepSuperiorCode(code);
  replaceAddress(location.pathname + rest + location.hash);
}

async function gatherParts(data: BrandData, isFramedPage: boolean): Promise<AppParts> {
  const stampedPath = stampedPathOf(document.getElementById('root'));
  if (stampedPath !== null) loadAhead(stampedPath, []);
  if (localStore.read(storageKeys.session) !== null && !isFramedPage) loadMessagingAhead();
  const stored = localStore.read(storageKeys.language);
  const wanted = chooseLocale(stored, browserLanguages(), data);
  const stamped = readStampedTexts(document.getElementById('texts')?.textContent);
  const read = createReadBundle(data, stamped, (url, init) => fetch(url, init));
  // The framed page shows the app in a frame of its own, which loads the features.
  const entries = isFramedPage ? [] : data.featureEntries;
  const load = async (locale: LocaleId) => {
    const [own, ...first] = await Promise.all([
      loadFeatures(entries, (namespace) => read(locale, namespace)),
      ...startNamespaces.map(async (name) => [name, await read(locale, name)] as const),
    ]);
    return makeAppParts({
      data,
      locale,
      features: own.features,
      stampedPath,
      bundles: { ...Object.fromEntries(first), ...own.bundles },
    });
  };
  // A language that cannot be had gives way to the brand's own.
  const parts = await load(wanted).catch((error) => {
    if (wanted === data.locale) throw error;
    return load(data.locale);
  });
  const { store } = parts;
  // A page of a feature.
  if (stampedPath !== null) loadAhead(stampedPath, parts.features.loaded);
  const session = createSessionStore({
    store,
    storage: localStore,
    keepsAccounts: parts.features.loaded.some((feature) => feature.remembersAccounts),
  });
  session.follow();
  const isMember = store.get(isMemberAtom);
  store.set(sessionEndingAtom, isMember ? null : readSessionEnding(sessionStore));
  store.set(schemeAtom, chooseScheme(localStore.read(storageKeys.scheme), data.scheme));
  parts.services = makeServices({ data, parts, read, session });
  if (stampedPath !== null && !isMember) {
    await awaitPage(stampedPath, parts.features.loaded, parts.services.loadTexts);
  }
  return parts;
}

/** @returns the path whose frame `paintFrame` has put on the screen; null where it has not. */
function stampedPathOf(root: HTMLElement | null): string | null {
  return root?.dataset['stamped'] ?? null;
}

function show(root: HTMLElement, data: BrandData, parts: AppParts): void {
  const redirect = redirectOf({
    path: canonicalPath(location.pathname),
    search: location.search,
    isMember: parts.store.get(isMemberAtom),
    looksAround: false,
    tabs: tabPaths(allHandedIn(areas, parts.features.loaded)),
  });
  // Before the router reads it, so that the first thing rendered is what was stamped.
  if (redirect === paths.login) {
    replaceEntry(redirect, wantedState(location.pathname + location.search, null));
  } else if (redirect !== null) replaceAddress(redirect);
  const app = (
    <BrowserRouter useTransitions={false}>
      <OverlayNavigation>
        <App parts={parts} />
        <Background parts={parts} />
      </OverlayNavigation>
    </BrowserRouter>
  );
  const isTranslated = root.querySelector('font') !== null;
  const isStamped =
    root.childElementCount > 0 &&
    !isTranslated &&
    parts.stampedPath === paths.login &&
    parts.translator.language === document.documentElement.lang &&
    location.pathname === paths.login &&
    location.search === '' &&
    parts.store.get(sessionEndingAtom) === null &&
    data.featureEntries.length === parts.features.loaded.length;
  if (!isStamped && location.pathname === paths.login) keepStampedForm(root);
  // As a transition the work is done in slices, so that a slow phone answers touches meanwhile.
  startTransition(() => {
    if (isStamped) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}
