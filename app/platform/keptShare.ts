import { shareEnding } from './dropShares.ts';

/** What another app shared with this one. */
export type Share = {
  text: string;
  files: readonly File[];
  /** Files that were too many, or too large together. */
  leftOut: number;
};

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

/** @returns the name of the cache in which a site keeps what is shared with it */
export const shareCacheName = (site: string): string => site + shareEnding;

/**
 * Keeps what was shared on the device, in the place of what was shared before.
 * @param site id of the brand @param now milliseconds
 * @throws where the device has no room; nothing is kept then
 */
export async function keepShare(site: string, share: Share, now: number): Promise<void> {
  const name = shareCacheName(site);
  await caches.delete(name);
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
export async function readShare(site: string, now: number): Promise<Share | null> {
  try {
    const list = await freshList(site, now);
    if (!list) return null;
    const read = list.files.map(async ({ name, type, lastModified }, index) => {
      const blob = await (await found(site, filePath(index)))?.blob();
      return blob ? [new File([blob], name, { type, lastModified })] : [];
    });
    const files = (await Promise.all(read)).flat();
    return { text: list.text, leftOut: list.leftOut, files };
  } catch {
    // No storage here, or what it holds is damaged.
    return null;
  }
}

/** Whether something waits that the person has not been shown. Never rejects. */
export async function isShareWaiting(site: string, now: number): Promise<boolean> {
  try {
    if (!(await freshList(site, now))) return false;
    return (await found(site, seenPath)) === undefined;
  } catch {
    return false;
  }
}

/** The person sees it: it is not brought before them again. Never rejects. */
export async function markShareSeen(site: string): Promise<void> {
  try {
    // Opening makes a cache where there is none.
    if (!(await found(site, listPath))) return;
    await (await caches.open(shareCacheName(site))).put(seenPath, new Response(''));
  } catch {
    // No room for it: it may be brought up once more.
  }
}

function found(site: string, path: string): Promise<Response | undefined> {
  return caches.match(path, { cacheName: shareCacheName(site) });
}

async function freshList(site: string, now: number): Promise<List | null> {
  const list: List | undefined = await (await found(site, listPath))?.json();
  if (!list) return null;
  if (now - list.at < longestWait) return list;
  await caches.delete(shareCacheName(site));
  return null;
}
