import { isKeepable } from './isKeepable.ts';

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** Whether an answer is what its address says, and not the page in its place. */
export function isRight(url: string, { status, headers }: Response): boolean {
  return isKeepable(url, status, headers.get('content-type'));
}

/**
 * @returns the answer; where it is not what its address says, that of the site itself. The browser may keep
 * a wrong one for as long as the file itself, if a host once gave it.
 */
export async function pastWrongAnswer(
  url: string,
  answer: Response,
  fetchFile: Fetch,
): Promise<Response> {
  return isRight(url, answer) ? answer : fetchFile(url, { cache: 'reload' });
}

/**
 * Looks at the files that a page has asked for, and asks past the browser's cache for those whose kept
 * answer is wrong.
 * @returns whether any is right now: then the page finds it when it is loaded again.
 */
export async function mendKeptFiles(urls: readonly string[], fetchFile: Fetch): Promise<boolean> {
  const mend = async (url: string): Promise<boolean> => {
    const kept = await fetchFile(url, { cache: 'force-cache' });
    if (isRight(url, kept)) return false;
    return isRight(url, await fetchFile(url, { cache: 'reload' }));
  };
  const mended = await Promise.all(urls.map((url) => mend(url).catch(() => false)));
  return mended.includes(true);
}
