/**
 * What vouches for a deposit address, before it is signed: printable ASCII, every line ended by LF.
 *
 *     wl-address 1
 *     brand <combineId>
 *     user <userId>
 *     network <chainType>
 *     address <address>
 *     expires <seconds since 1970-01-01T00:00:00Z>
 *
 * Nothing follows the last line break. The Ed25519 signature is over these bytes. The first line tells
 * it from every other text that the same key signs.
 */
export type AddressText = {
  /** combineId of the brand. */
  brand: string;
  userId: string;
  /** Name of the network, such as `TRC20`. */
  chainType: string;
  address: string;
  /** Seconds since 1970. */
  expires: number;
};

const form =
  /^wl-address 1\nbrand (?<brand>[A-Za-z0-9_-]{2,64})\nuser (?<userId>[!-~]{1,64})\nnetwork (?<chainType>[A-Z0-9]{1,16})\naddress (?<address>[A-Za-z0-9]{1,128})\nexpires (?<expires>0|[1-9]\d{0,10})\n$/;

/** @returns null for every text that `formatAddressText` would not write. */
export function parseAddressText(text: string): AddressText | null {
  const parts = form.exec(text)?.groups;
  if (!parts) return null;
  const { brand = '', userId = '', chainType = '', address = '', expires } = parts;
  return { brand, userId, chainType, address, expires: Number(expires) };
}

/** @throws RangeError for a value that has no place in such a text, such as one with a space. */
export function formatAddressText(parts: AddressText): string {
  const { brand, userId, chainType, address, expires } = parts;
  const lines = [
    'wl-address 1',
    `brand ${brand}`,
    `user ${userId}`,
    `network ${chainType}`,
    `address ${address}`,
    `expires ${expires}`,
    '',
  ];
  const text = lines.join('\n');
  if (!form.test(text)) throw new RangeError('A value has no place in the text of an address.');
  return text;
}
