import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrandData } from '../../app/brand/data.ts';
import type { FeatureId } from '../../app/brand/features.ts';
import type { LocaleId } from '../../app/brand/locales.ts';
import { onceFor } from '../compile/onceFor.ts';
import { type Compile, sharedFilePath } from '../compile/output.ts';
import { type FramedPages, pageFrames, type RenderedFrames, stampFrames } from './stampFrames.ts';
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
  framedPages(features: unknown[]): FramedPages;
};

/**
 * @param textsOf the texts that the app starts with in a language, by namespace
 * @returns markup of the brand's first screen in its default language, and the frames of its pages
 * in all its languages.
 */
export async function prerender(
  compile: Compile,
  data: BrandData,
  features: FeatureId[],
  textsOf: (locale: LocaleId) => Record<string, unknown>,
): Promise<RenderedFrames> {
  const load = async (name: string): Promise<Record<string, unknown>> =>
    import(pathToFileURL(join(compile.folder, 'server', `${name}.mjs`)).href);
  const server = (await load('entry')) as ServerModule;
  const loaded = (await Promise.all(features.map((id) => load(`feature-${id}`)))).map(
    (module) => module['feature'],
  );
  const inputOf = (locale: LocaleId): RenderInput => ({
    data,
    features: loaded,
    locale,
    resources: textsOf(locale),
  });
  const locales = [data.locale, ...data.locales.filter((locale) => locale !== data.locale)];
  // All that decides them: many brands share these.
  const key = ['frames', features.join(), data.demo, locales.join()].join(' ');
  const frames = onceFor(compile, key, () =>
    pageFrames(locales, server.framedPages(loaded), (locale, path) =>
      server.renderFrame(inputOf(locale), path),
    ),
  );
  return stampFrames(data, frames, (locale) => {
    const markup = onceFor(compile, `first screen ${firstScreenKey(data, locale)}`, () =>
      server.renderFirstScreen({ ...inputOf(locale), data: withStandIns(data, locale) }),
    );
    return fillStandIns(markup, data, locale);
  });
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
