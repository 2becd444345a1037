/**
 * Where a site's texts are. Each namespace has the same file name in every language: written once, the
 * names of a hundred files leave room in the page.
 */
export type Resources = {
  /** Folder of the languages' folders, with a slash at both ends. */
  folder: string;
  /** File names without their ending: a namespace, and where it has one its hash. */
  files: readonly string[];
};

const hash = /\.[0-9a-f]{8}$/;

/** @returns the URL of a namespace's texts in a language; undefined where the site has none. */
export function textsUrl(
  { folder, files }: Resources,
  locale: string,
  namespace: string,
): string | undefined {
  const file = files.find((name) => name.replace(hash, '') === namespace);
  return file === undefined ? undefined : `${folder}${locale}/${file}.json`;
}

/**
 * @param urls locale, then namespace, then URL
 * @throws where a URL is not made like the others
 */
export function packResources(urls: Record<string, Record<string, string>>): Resources {
  const files = new Set<string>();
  let folder = '';
  for (const [locale, texts] of Object.entries(urls)) {
    for (const [namespace, url] of Object.entries(texts)) {
      const [start = '', end = ''] = url.split(`/${locale}/`);
      folder ||= `${start}/`;
      const file = end.replace(/\.json$/, '');
      files.add(file);
      if (textsUrl({ folder, files: [file] }, locale, namespace) !== url) {
        throw new Error(`${url} is no address of the texts "${namespace}" in ${locale}.`);
      }
    }
  }
  return { folder, files: [...files] };
}

/** @returns every URL of texts in these languages. */
export function allTextUrls({ folder, files }: Resources, locales: readonly string[]): string[] {
  return locales.flatMap((locale) => files.map((file) => `${folder}${locale}/${file}.json`));
}
