import type { BrandData } from '../../app/brand/data.ts';
import { type LocaleId, localeInfo } from '../../app/brand/locales.ts';
import {
  frameEnd,
  type Place,
  pieceMark,
  type StampedFrames,
} from '../../app/brand/stampedFrames.ts';
import { takeApart } from './pieces.ts';

/** The pages of a site, as far as their frames go. All are canonical paths. */
export type FramedPages = {
  tabs: string[];
  /** Pages whose title is known before their code is there. */
  titled: string[];
  /** Pages without a frame. */
  bare: string[];
  /** One that stands for all others. */
  other: string;
};

export type RenderedFrames = {
  /** Markup of the first screen in the brand's language. */
  firstScreen: string;
  frames: StampedFrames;
  /** Markup of every frame, the places of words marked. */
  markup: string;
};

type Input = {
  data: Pick<BrandData, 'locale' | 'locales' | 'name'>;
  pages: FramedPages;
  firstScreen: (locale: LocaleId) => string;
  frameOf: (locale: LocaleId, path: string) => string;
};

/** Puts together what the page carries of its other pages and its other languages. */
export function stampFrames({ data, pages, firstScreen, frameOf }: Input): RenderedFrames {
  const locales = [data.locale, ...data.locales.filter((locale) => locale !== data.locale)];
  const rows: string[][] = [];
  const login = locales.map(firstScreen);
  const markups: string[] = [];
  const placeOf = (versions: string[]): Place =>
    addFrame(takeApart(versions, rows).shared, markups);
  const framed = (path: string): Place => placeOf(locales.map((locale) => frameOf(locale, path)));
  const places: [path: string, place: Place][] = [['/pages/auth/login', placeOf(login)]];
  for (const path of pages.tabs) places.push([path, framed(path)]);
  const other = framed(pages.other);
  for (const path of pages.titled) places.push([path, framed(path)]);
  return {
    firstScreen: login[0] ?? '',
    markup: markups.join(frameEnd),
    frames: {
      locale: data.locale,
      locales: data.locales,
      tags: Object.fromEntries(
        locales
          .map((locale) => [locale, localeInfo[locale].tag] as const)
          .filter(([locale, tag]) => tag !== locale),
      ),
      names: Object.fromEntries(locales.map((locale) => [locale, nameIn(data, locale)])),
      tabs: pages.tabs,
      bare: pages.bare,
      places: Object.fromEntries(places),
      other,
      texts: Object.fromEntries(
        locales.map((locale, version) => [locale, rows.map((row) => row[version] ?? '')]),
      ),
    },
  };
}

/** Adds a frame, unless it is one of those before with another piece at one mark, as pages that differ in their title. */
function addFrame(markup: string, markups: string[]): Place {
  const [statics, marks] = marksOf(markup);
  for (const [frame, known] of markups.entries()) {
    const [knownStatics, knownMarks] = marksOf(known);
    if (knownStatics !== statics) continue;
    const others = marks.flatMap((piece, mark) => (piece === knownMarks[mark] ? [] : [mark]));
    const [mark] = others;
    if (mark === undefined) return frame;
    if (others.length === 1) return [frame, mark, marks[mark] ?? 0];
  }
  return markups.push(markup) - 1;
}

/** @returns the markup without its pieces, and the numbers of these in order. */
function marksOf(markup: string): [statics: string, marks: number[]] {
  const marks = [...markup.matchAll(pieceMark)].map(([, number]) => Number(number));
  return [markup.replace(pieceMark, '<#>'), marks];
}

function nameIn({ name, locale: own }: Input['data'], locale: LocaleId): string {
  return name[locale] ?? name[own] ?? '';
}
