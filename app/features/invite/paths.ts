import { superiorCode } from '../../contract/fields/superiorCode.ts';

/** Spelled as in the specification. */
export const shareQrcodePath = '/pages/my/share-qrcode';

const inviter = 'inviter';

/** @returns the path of the page with the code of an inviter put in, to be sent by the person. */
export function pathToInviter(code: string): string {
  return `${shareQrcodePath}?${inviter}=${encodeURIComponent(code)}`;
}

/** @returns the code of an inviter that the page's address carries, or null. */
export function inviterIn(search: URLSearchParams): string | null {
  return superiorCode(search.get(inviter));
}
