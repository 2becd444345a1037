import { InvalidArgumentError } from 'commander';

/**
 * For `Option.argParser`: the origin of a site, with or without `{id}`.
 * @returns it without a trailing slash
 */
export function siteValue(text: string): string {
  const plain = text.replaceAll('{id}', 'id');
  const address = URL.canParse(plain) ? new URL(plain) : null;
  if (!address || !/^https?:$/.test(address.protocol)) {
    throw new InvalidArgumentError('It must be an address such as https://acme.com.');
  }
  if (address.pathname !== '/' || address.search || address.hash || address.username) {
    throw new InvalidArgumentError('A site lies at the root of its host: leave out what follows.');
  }
  return text.replace(/\/+$/, '');
}
