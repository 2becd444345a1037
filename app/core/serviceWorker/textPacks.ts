import { packName } from '../../brand/namespaces.ts';

type Texts = Readonly<Record<string, unknown>>;

/** `/locales/<locale>/<area>.<part>.<hash>.json`: the folder and the area. */
const textPath = /^(\/locales\/[^/]+\/)([^/.]+)\.[^/]+\.json$/;

/**
 * Answers requests for the texts of one namespace out of the packs the site keeps.
 * @param urls every file that is kept
 * @param read gives what is kept of one of them
 * @returns the answer to a path, or null where no pack has it
 */
export function createTextPacks(
  urls: readonly string[],
  read: (url: string) => Promise<Response | undefined>,
): (path: string) => Promise<Response | null> {
  const opened = new Map<string, Promise<Texts>>();
  const open = (url: string): Promise<Texts> => {
    const known = opened.get(url) ?? read(url).then(async (kept) => (await kept?.json()) ?? {});
    opened.set(url, known);
    // What could not be read is read again the next time.
    known.catch(() => opened.delete(url));
    return known;
  };
  return async (path) => {
    const [, folder, area = ''] = textPath.exec(path) ?? [];
    if (folder === undefined) return null;
    const packOf = (feature: string | null) =>
      urls.find((url) => url.startsWith(`${folder}${packName(feature)}.`));
    const pack = packOf(area) ?? packOf(null);
    const texts = pack === undefined ? undefined : (await open(pack))[path];
    if (texts === undefined) return null;
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify(texts), { headers });
  };
}
