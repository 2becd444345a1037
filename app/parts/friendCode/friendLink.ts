import { paths } from '../../core/navigation/paths.ts';

const parameter = 'userID';

/** Characters of an id, as `contract/fields/account.ts` has them. */
const longestId = 64;

/** Characters of an id in which each takes most room: four bytes of UTF-8, each as `%XX`, for two. */
const longestLink = 2_048;

/**
 * What one's own code says: an address at which a phone without the app opens the same page. It
 * names the person and carries nothing that opens anything.
 * @param origin the brand's own, `https://host`.
 * @throws RangeError where the id is none: empty, longer than 64 characters, or no Unicode text.
 */
export function friendLink(userID: string, origin: string): string {
  if (!isUserID(userID)) throw new RangeError('A code can only name a user.');
  return `${origin}${paths.userInfo}?${parameter}=${encodeURIComponent(userID)}`;
}

/**
 * Reads what somebody's code says.
 * @param origin of an app like this one, https.
 * @returns the person's id; null for anything but a link that `friendLink` makes for the origin. Links
 *   and words of others are never opened (design 9.8).
 */
export function readFriendLink(text: string, origin: string): string | null {
  if (text.length > longestLink || !URL.canParse(text)) return null;
  const { protocol, searchParams } = new URL(text);
  const userID = searchParams.get(parameter) ?? '';
  if (protocol !== 'https:' || !isUserID(userID)) return null;
  // Another path, further parameters, credentials or a fragment make another address.
  return text === friendLink(userID, origin) ? userID : null;
}

function isUserID(text: string): boolean {
  return text !== '' && text.length <= longestId && !/\p{Cs}/u.test(text);
}
