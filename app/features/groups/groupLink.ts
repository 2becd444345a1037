import { groupPaths } from './paths.ts';

/** Characters of an address in which a code is looked for. */
const longestLink = 2_048;

/** As the contract has codes; the schema itself would come with the first page. */
const codePattern = /^[\w-]{1,64}$/;

/**
 * What the code of a group says, and its link: an address at which a phone without the app opens the same page.
 * @param code as `/user/getGroupCode` gives it
 * @param origin the brand's own, `https://host`
 */
export function groupLink(code: string, origin: string): string {
  return `${origin}${groupPaths.join}?code=${code}`;
}

/**
 * @param origin of an app like this one, https
 * @returns the code; null for anything but a link that `groupLink` makes for the origin
 */
export function readGroupLink(text: string, origin: string): string | null {
  if (text.length > longestLink || !URL.canParse(text)) return null;
  const { protocol, searchParams } = new URL(text);
  const code = searchParams.get('code') ?? '';
  if (protocol !== 'https:' || !codePattern.test(code)) return null;
  // Another path, further parameters, credentials or a fragment make another address.
  return text === groupLink(code, origin) ? code : null;
}
