import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrandData } from '../../app/brand/data.ts';
import type { FeatureId } from '../../app/brand/features.ts';
import type { LocaleId } from '../../app/brand/locales.ts';
import { onceFor } from '../compile/onceFor.ts';
import { type Compile, sharedFilePath } from '../compile/output.ts';
import type { SiteAddresses } from './hostFiles.ts';
import { moduleName, type PageCode, pageCode } from './pageCode.ts';
import {
  type FramedPages,
  type OpenedPage,
  pageFrames,
  type RenderedFrames,
  stampFrames,
} from './stampFrames.ts';
import { fillStandIns, firstScreenKey, withStandIns } from './standIns.ts';

type RenderInput = {
  data: BrandData;
  /** Opaque here. */
  features: unknown[];
  locale: LocaleId;
  resources: Record<string, unknown>;
};

/** What the server bundle exports. */
type ServerModule = {
  renderFirstScreen(input: RenderInput): string;
  renderFrame(input: RenderInput, path: string): string;
  renderContent(input: RenderInput, path: string): Promise<string>;
  framedPages(features: unknown[]): FramedPages;
  openPages(features: unknown[]): OpenSource[];
  siteAddresses(features: unknown[]): SiteAddresses;
};

type OpenSource = { path: string; namespaces: string[]; imports: string[]; isStamped: boolean };

/** What the page carries of the others, and the styles that their frames need. */
type Prerendered = RenderedFrames & { css: string[] };

/** The page would pay more for the names of so many than a visit gains. */
const mostModules = 5;

/**
 * @param textsOf the texts that the app starts with in a language, and those of more namespaces
 * @param start files that every page of the brand loads
 * @returns markup of the brand's first screen in its default language, and the frames of its pages
 * in all its languages.
 */
export async function prerender(
  compile: Compile,
  data: BrandData,
  features: FeatureId[],
  textsOf: (locale: LocaleId, more?: readonly string[]) => Record<string, unknown>,
  start: PageCode,
): Promise<Prerendered> {
  const { server, loaded } = await serverBundle(compile, features);
  const inputOf = (locale: LocaleId, more?: readonly string[]): RenderInput => ({
    data,
    features: loaded,
    locale,
    resources: textsOf(locale, more),
  });
  const locales = [data.locale, ...data.locales.filter((locale) => locale !== data.locale)];
  // All that decides them: many brands share these.
  const key = ['frames', features.join(), data.demo, locales.join()].join(' ');
  const frames = onceFor(compile, key, () =>
    pageFrames(locales, server.framedPages(loaded), (locale, path) =>
      server.renderFrame(inputOf(locale), path),
    ),
  );
  const rendered = async (
    what: string,
    locale: LocaleId,
    render: (input: RenderInput) => string | Promise<string>,
    more?: readonly string[],
  ): Promise<string> => {
    const markup = await onceFor(compile, `${what} ${firstScreenKey(data, locale)}`, () =>
      render({ ...inputOf(locale, more), data: withStandIns(data, locale) }),
    );
    return fillStandIns(markup, data, locale);
  };
  const open = onceFor(compile, `open ${features.join()}`, () =>
    server
      .openPages(loaded)
      .map((page) => ({ ...page, code: pageCode(compile, page.imports, start) })),
  );
  const css = new Set<string>();
  const opened: OpenedPage[] = [];
  for (const { path, namespaces: texts, code, isStamped } of open) {
    if (!isStamped && code.js.length > mostModules) continue;
    const page = { path, js: code.js.map(moduleName), texts };
    if (!isStamped) {
      opened.push(page);
      continue;
    }
    for (const file of code.css) css.add(file);
    const content = (input: RenderInput) => server.renderContent(input, path);
    const versions = locales.map((locale) =>
      rendered(`content ${path} ${data.scheme}`, locale, content, texts),
    );
    opened.push({ ...page, content: await Promise.all(versions) });
  }
  const login = locales.map((locale) => rendered('first screen', locale, server.renderFirstScreen));
  return { ...stampFrames(data, frames, await Promise.all(login), opened), css: [...css] };
}

/** @returns the addresses of a site with these features. */
export async function siteAddresses(
  compile: Compile,
  features: FeatureId[],
): Promise<SiteAddresses> {
  const { server, loaded } = await serverBundle(compile, features);
  return server.siteAddresses(loaded);
}

async function serverBundle(
  compile: Compile,
  features: readonly FeatureId[],
): Promise<{ server: ServerModule; loaded: unknown[] }> {
  const load = async (name: string): Promise<Record<string, unknown>> =>
    import(pathToFileURL(join(compile.folder, 'server', `${name}.mjs`)).href);
  const server = (await load('entry')) as ServerModule;
  const modules = await Promise.all(features.map((id) => load(`feature-${id}`)));
  return { server, loaded: modules.map((module) => module['feature']) };
}

const texts = new Map<string, unknown>();

/** Parsed locale file of the compile; read once, since every brand asks for the same ones. */
export function readText(compile: Compile, file: string): unknown {
  const path = sharedFilePath(compile, file);
  const known = texts.get(path);
  if (known !== undefined) return known;
  const parsed: unknown = JSON.parse(readFileSync(path, 'utf8'));
  texts.set(path, parsed);
  return parsed;
}
