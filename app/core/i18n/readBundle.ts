import type { BrandData } from '../../brand/data.ts';
import type { LocaleId } from '../../brand/locales.ts';
import { textsUrl } from '../../brand/resources.ts';
import { type Fetch, pastWrongAnswer } from '../cache/pastCache.ts';
import type { Bundles } from './createI18n.ts';

export type ReadBundle = (locale: LocaleId, namespace: string) => Promise<object>;

/**
 * Reads one namespace of one language: from the page, which carries the first ones of the brand's
 * own language, else from the site. Rejects when it cannot be had.
 */
export function createReadBundle(
  { locale: own, resources }: Pick<BrandData, 'locale' | 'resources'>,
  stamped: Bundles,
  fetchFile: Fetch,
): ReadBundle {
  return async (locale, namespace) => {
    const bundle = locale === own ? stamped[namespace] : undefined;
    if (bundle) return bundle;
    const url = textsUrl(resources, locale, namespace);
    if (!url) throw new Error(`The site has no texts "${namespace}" in ${locale}.`);
    const answer = await pastWrongAnswer(url, await fetchFile(url), fetchFile);
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
    return (await answer.json()) as object;
  };
}

/** The texts stamped in the page; none where the block is absent or damaged. */
export function readStampedTexts(text: string | null | undefined): Bundles {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Bundles) : {};
  } catch {
    // The site has the same texts as files.
    return {};
  }
}
