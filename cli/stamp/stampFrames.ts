import type { BrandData } from '../../app/brand/data.ts';
import { type LocaleId, localeInfo } from '../../app/brand/locales.ts';
import {
  frameEnd,
  type OpenPage,
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

/** A page that needs no login: its code and texts, and in every language what a visitor will see of it. */
export type OpenedPage = Pick<OpenPage, 'js' | 'texts'> & { path: string; content?: string[] };

export type RenderedFrames = {
  /** Markup of the first screen in the brand's language. */
  firstScreen: string;
  frames: StampedFrames;
  /** Markup of every frame, the places of words marked. */
  markup: string;
};

/** The frames of all pages but the first screen: the same for every brand with these pages and languages. */
export type PageFrames = {
  /** The brand's own language, then the others. */
  locales: LocaleId[];
  pages: FramedPages;
  /** Pieces in which the languages differ, one column for each. */
  rows: string[][];
  /** The first is empty, until a brand's login page takes its place. */
  markups: string[];
  places: [path: string, place: Place][];
  other: Place;
};

/** The painter knows the login page by its place. */
const loginPlace = 0;
/** Like no frame there is. */
const loginToCome = '';

/** Takes the frames apart into markup and what differs between the languages. */
export function pageFrames(
  locales: LocaleId[],
  pages: FramedPages,
  frameOf: (locale: LocaleId, path: string) => string,
): PageFrames {
  const rows: string[][] = [];
  const markups = [loginToCome];
  const framed = (path: string): Place => {
    const versions = locales.map((locale) => frameOf(locale, path));
    return addFrame(takeApart(versions, rows).shared, markups);
  };
  const placed = (path: string): [string, Place] => [path, framed(path)];
  const tabs = pages.tabs.map(placed);
  const other = framed(pages.other);
  return { locales, pages, rows, markups, places: [...tabs, ...pages.titled.map(placed)], other };
}

/**
 * Puts together what the page carries of its other pages and its other languages.
 * @param login markup of the first screen in every language
 */
export function stampFrames(
  data: Pick<BrandData, 'locale' | 'locales' | 'name'>,
  { locales, pages, other, ...known }: PageFrames,
  login: readonly string[],
  opened: readonly OpenedPage[],
): RenderedFrames {
  const rows = [...known.rows];
  const markups = known.markups.with(loginPlace, takeApart(login, rows).shared);
  const open = opened.map(({ path, content, ...code }): [string, OpenPage] => [
    path,
    content ? { ...code, content: addFrame(takeApart(content, rows).shared, markups) } : code,
  ]);
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
      places: Object.fromEntries([['/pages/auth/login', loginPlace], ...known.places]),
      other,
      open: Object.fromEntries(open),
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

function nameIn(
  { name, locale: own }: Pick<BrandData, 'locale' | 'name'>,
  locale: LocaleId,
): string {
  return name[locale] ?? name[own] ?? '';
}
