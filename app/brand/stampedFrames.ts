import type { LocaleId } from './locales.ts';

/**
 * The frames of pages that a site's one page carries beside its first screen: the JSON in
 * `<script type="application/json" id="frames">`. Written by the stamp, read before the first paint.
 */
export type StampedFrames = {
  locale: LocaleId;
  locales: readonly LocaleId[];
  /** Tag for the `lang` attribute, of languages whose id is another. */
  tags: Readonly<Record<string, string>>;
  /** What the brand is called in each language. */
  names: Readonly<Record<string, string>>;
  /** Canonical paths of the tab pages. */
  tabs: readonly string[];
  /** Paths of pages without a frame: they lie over others, or have no bars. */
  bare: readonly string[];
  /** By path; the login page's is the first. */
  places: Readonly<Record<string, Place>>;
  /** For paths named nowhere else. */
  other: Place;
  /** By path, pages that need no login. */
  open: Readonly<Record<string, OpenPage>>;
  /** Each language's pieces of markup, by the number of their place. */
  texts: Readonly<Partial<Record<LocaleId, readonly string[]>>>;
};

export type OpenPage = {
  /** Names of the modules it needs beside those that every page starts with. */
  js: readonly string[];
  /** Namespaces of its texts. */
  texts: readonly string[];
  /** What a visitor will see of it in the place of placeholders, where that is stamped. */
  content?: Place;
};

/** @returns the URL of a module by its name. */
export function moduleUrl(name: string): string {
  return `/assets/${name}.js`;
}

/**
 * Number of a frame in the element `frame-markup`; or with it which of its marks, counted from 0, stands
 * for another piece, and for which.
 */
export type Place = number | readonly [frame: number, mark: number, piece: number];

/** Stands between two frames. React escapes every `<` of a text, so that markup never holds these. */
export const frameEnd = '<#>';

/** Stands where the pieces of the languages differ. */
export const pieceMark = /<#(\d+)>/g;
