/**
 * A list of backup lines as the code URLs serve it: printable ASCII, every line ended by LF.
 *
 *     # Lines that begin with "# " are comments; empty lines do not count.
 *     https://a.brand.com/v1
 *     https://b.brand.com/v1
 *     #v 7
 *     #expires 1790000000
 *     #sig <Ed25519 signature in base64, 88 characters>
 *
 * The signature is over the bytes of the file before `#sig`, the line break before it included, then
 * one LF, then the brand's combineId. `#v` counts up with every list; the same number always means
 * the same bytes. `#expires` is in seconds since 1970-01-01T00:00:00Z. Nothing follows the signature
 * but one line break.
 */
export type CodeList = {
  /** Base URLs as written, not yet checked. */
  addresses: readonly string[];
  version: number;
  /** Seconds since 1970. */
  expires: number;
};

export type SignedCodeList = CodeList & {
  /** The part of the file that the signature covers. */
  signedPart: string;
  /** Base64. */
  signature: string;
};

/** Why a list is ignored. */
export type CodeListRefusal =
  /** More than 64 KiB. */
  | 'too-large'
  /** Not a list at all, such as the page of a captive portal. */
  | 'malformed'
  | 'unsigned'
  /** Signed by another key, for another brand, or changed since. */
  | 'signature-wrong'
  /** This browser cannot check signatures. */
  | 'unverifiable'
  | 'expired'
  /** A newer list is known. */
  | 'older'
  /** Another list with the same version is known. */
  | 'changed'
  /** None of its addresses may be used. */
  | 'no-line';

/** Why an address of a list is ignored. */
export type LineRefusal = 'not-https' | 'malformed' | 'outside-zone';

/** @returns what the signature is over; ASCII. */
export function signedMessage(signedPart: string, combineId: string): string {
  return `${signedPart}\n${combineId}`;
}

/**
 * Where a code URL serves the list of a brand: `{combineId}` is replaced; without it, the combineId
 * becomes the last part of the path.
 */
export function codeListAddress(codeUrl: string, combineId: string): string {
  const id = encodeURIComponent(combineId);
  if (codeUrl.includes('{combineId}')) return codeUrl.replaceAll('{combineId}', id);
  const [path = '', ...query] = codeUrl.split('?');
  return [`${path.replace(/\/$/, '')}/${id}`, ...query].join('?');
}
