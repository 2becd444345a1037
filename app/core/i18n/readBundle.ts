import type { BrandData } from '../../brand/data.ts';
import type { LocaleId } from '../../brand/locales.ts';

export type ReadBundle = (locale: LocaleId, namespace: string) => Promise<object>;

/** Reads one namespace of one language from the site; rejects when it cannot be had. */
export function createReadBundle(
  { resources }: Pick<BrandData, 'resources'>,
  fetchFile: typeof fetch,
): ReadBundle {
  return async (locale, namespace) => {
    const url = resources[locale]?.[namespace];
    if (!url) throw new Error(`The site has no texts "${namespace}" in ${locale}.`);
    const answer = await fetchFile(url);
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
    return (await answer.json()) as object;
  };
}
