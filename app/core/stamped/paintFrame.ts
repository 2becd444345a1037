import type { BrandData } from '../../brand/data.ts';
import { labelsOf, startNamespaces } from '../../brand/namespaces.ts';
import { textsUrl } from '../../brand/resources.ts';
import {
  frameEnd,
  moduleUrl,
  type Place,
  pieceMark,
  type StampedFrames,
} from '../../brand/stampedFrames.ts';
import { isolated } from '../../lib/isolated.ts';
import { chooseLocale } from '../language/chooseLocale.ts';
import { chooseFrame } from './chooseFrame.ts';

/**
 * Runs inline at the end of the body, before anything is painted: puts the frame of the page that
 * will be shown in place of the stamped first screen, in the language of the reader, and shows it.
 */
export function paintFrame(): void {
  const page = document.documentElement;
  const root = document.getElementById('root');
  const frames = JSON.parse(textOf('frames')) as StampedFrames;
  // The framed page of a desktop has no frame here.
  if (!root || page.dataset['first'] !== 'wait' || 'desktop' in page.dataset) return;
  const { locale: own, names, tags, texts } = frames;
  const brand = JSON.parse(textOf('brand')) as BrandData;
  const locale = chooseLocale(stored('user_language'), navigator.languages ?? [], frames);
  if (locale !== own) {
    page.lang = tags[locale] ?? locale;
    preloadTexts(brand, locale, [...startNamespaces, ...brand.features.map(labelsOf)]);
  }
  const { pathname, search } = location;
  const chosen = chooseFrame({ pathname, search, isMember: stored('session') !== null }, frames);
  if (!chosen) return;
  if (chosen.page) {
    for (const name of chosen.page.js) preload('modulepreload', moduleUrl(name));
    preloadTexts(brand, locale, chosen.page.texts);
  }
  const isLogin = chosen.place === 0;
  if (!isLogin || locale !== own) {
    root.innerHTML = fillFrame(chosen.place, texts[locale] ?? []);
    const main = root.querySelector('main');
    if (main && chosen.content !== undefined) {
      main.innerHTML = fillFrame(chosen.content, texts[locale] ?? []);
    }
  }
  const name = names[locale] ?? document.title;
  const title = isLogin ? '' : (root.querySelector('h1 bdi')?.textContent ?? '');
  document.title = title ? `${isolated(title)} · ${name}` : name;
  root.dataset['stamped'] = chosen.path;
  delete page.dataset['first'];
}

function fillFrame(place: Place, pieces: readonly string[]): string {
  const [frame, other, piece] = typeof place === 'number' ? [place] : place;
  let mark = -1;
  return (textOf('frame-markup').split(frameEnd)[frame] ?? '').replace(pieceMark, (_, own) => {
    mark += 1;
    return pieces[mark === other && piece !== undefined ? piece : Number(own)] ?? '';
  });
}

function textOf(id: string): string {
  return document.getElementById(id)?.textContent ?? '';
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // A browser that blocks storage.
    return null;
  }
}

/** Has texts on their way while the code of the app still is. */
function preloadTexts(
  { resources }: Pick<BrandData, 'resources'>,
  locale: string,
  namespaces: readonly string[],
): void {
  for (const namespace of namespaces) {
    const url = textsUrl(resources, locale, namespace);
    if (url) preload('preload', url);
  }
}

/** The code that every page starts with goes before: without it nothing else is of use. */
function preload(rel: 'modulepreload' | 'preload', url: string): void {
  const link = document.createElement('link');
  link.rel = rel;
  if (rel === 'preload') link.as = 'fetch';
  else link.fetchPriority = 'low';
  link.crossOrigin = 'anonymous';
  link.href = url;
  document.head.append(link);
}
