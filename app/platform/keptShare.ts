import { shareEnding } from './dropShares.ts';
import { secureRandom } from './random.ts';

/** What another app shared with this one. */
export type Share = {
  text: string;
  files: readonly File[];
  /** Files that were too many, or too large together. */
  leftOut: number;
};

/** As it is kept: `id` tells it from what is shared later. */
export type KeptShare = Share & { id: string };

/** How long it waits to be taken, in milliseconds. */
const longestWait = 24 * 60 * 60 * 1000;

const listPath = '/shared/list';
const seenPath = '/shared/seen';
const filePath = (index: number): string => `/shared/${index}`;

type List = {
  at: number;
  text: string;
  leftOut: number;
  files: { name: string; type: string; lastModified: number }[];
};

/** Bytes of an id; in hex it is longer than any brand's, so that no brand's caches are taken for another's. */
const idBytes = 16;
const idPattern = /^[0-9a-f]{32}$/;

/** Each share has a cache of its own: dropping one, or reading it, never meets what came since. */
const cacheOf = (site: string, id: string): string => `${site}-${id}${shareEnding}`;

/** @returns the id of the share that is kept in a cache of this name; null where none of this site is */
function idOf(name: string, site: string): string | null {
  const id = name.slice(site.length + 1, -shareEnding.length);
  return idPattern.test(id) && name === cacheOf(site, id) ? id : null;
}

/** Whether a site keeps in a cache of this name what is shared with it. */
export const isShareCache = (name: string, site: string): boolean => idOf(name, site) !== null;

/**
 * Keeps what was shared on the device, in the place of what was shared before.
 * @param site id of the brand @param now milliseconds
 * @throws where the device has no room; nothing is kept then
 */
export async function keepShare(site: string, share: Share, now: number): Promise<void> {
  for (const id of await keptIds(site)) await dropShare(site, id);
  const name = cacheOf(site, newId());
  try {
    const cache = await caches.open(name);
    for (const [index, file] of share.files.entries()) {
      await cache.put(filePath(index), new Response(file));
    }
    const files = share.files.map(({ name, type, lastModified }) => ({ name, type, lastModified }));
    const list: List = { at: now, text: share.text, leftOut: share.leftOut, files };
    // The last: without it nothing is there.
    await cache.put(listPath, new Response(JSON.stringify(list)));
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
}

/** @returns what waits to be taken, or null. What has waited a day is removed. Never rejects. */
export async function readShare(site: string, now: number): Promise<KeptShare | null> {
  try {
    const fresh = await freshList(site, now);
    if (!fresh) return null;
    const { id, list } = fresh;
    const read = list.files.map(async ({ name, type, lastModified }, index) => {
      const blob = await (await found(site, id, filePath(index)))?.blob();
      return blob ? [new File([blob], name, { type, lastModified })] : [];
    });
    const files = (await Promise.all(read)).flat();
    return { id, text: list.text, leftOut: list.leftOut, files };
  } catch {
    // No storage here, or what it holds is damaged.
    return null;
  }
}

/** Whether something waits that the person has not been shown. Never rejects. */
export async function isShareWaiting(site: string, now: number): Promise<boolean> {
  try {
    const fresh = await freshList(site, now);
    return fresh !== null && (await found(site, fresh.id, seenPath)) === undefined;
  } catch {
    return false;
  }
}

/** The person sees it: it is not brought before them again. Never rejects. */
export async function markShareSeen(site: string, id: string): Promise<void> {
  try {
    // Opening makes a cache where there is none.
    if (!(await found(site, id, listPath))) return;
    await (await caches.open(cacheOf(site, id))).put(seenPath, new Response(''));
  } catch {
    // No room for it: it may be brought up once more.
  }
}

/** Removes one that was shared, and nothing that came since. Never rejects. */
export async function dropShare(site: string, id: string): Promise<void> {
  try {
    await caches.delete(cacheOf(site, id));
  } catch {
    // No storage here: nothing is kept.
  }
}

const newId = (): string =>
  Array.from(secureRandom(new Uint8Array(idBytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** @returns ids of all that the site keeps, the newest last */
async function keptIds(site: string): Promise<string[]> {
  return (await caches.keys()).flatMap((name) => idOf(name, site) ?? []);
}

function found(site: string, id: string, path: string): Promise<Response | undefined> {
  return caches.match(path, { cacheName: cacheOf(site, id) });
}

/** @returns the newest that is whole; one that is being kept is not yet */
async function freshList(site: string, now: number): Promise<{ id: string; list: List } | null> {
  for (const id of (await keptIds(site)).reverse()) {
    const list: List | undefined = await (await found(site, id, listPath))?.json();
    if (!list) continue;
    if (now - list.at < longestWait) return { id, list };
    await dropShare(site, id);
  }
  return null;
}
