import type { BrandData } from '../../brand/data.ts';
import type { LocaleId } from '../../brand/locales.ts';

export type ReadBundle = (locale: LocaleId, namespace: string) => Promise<object>;

type Source = Pick<BrandData, 'locale' | 'resources'>;

/**
 * Reads one namespace of one language from the site; the brand's own language stands in for a file
 * that cannot be had. Rejects when neither is there.
 */
export function createReadBundle(source: Source, fetchFile: typeof fetch): ReadBundle {
  const fetchBundle: ReadBundle = async (locale, namespace) => {
    const url = source.resources[locale]?.[namespace];
    if (!url) throw new Error(`The site has no texts "${namespace}" in ${locale}.`);
    const answer = await fetchFile(url);
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
    return (await answer.json()) as object;
  };
  return async (locale, namespace) => {
    try {
      return await fetchBundle(locale, namespace);
    } catch (error) {
      if (locale === source.locale) throw error;
      return fetchBundle(source.locale, namespace);
    }
  };
}
