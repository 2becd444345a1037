/**
 * @param line the brand's gateway: a wss address, or a path of the site's own origin.
 * @param origin of this page, such as `https://quedu.example`.
 * @returns the address of the gateway, without a query.
 */
export function gatewayAddress(line: string, origin: string): string {
  const address = new URL(line, origin);
  if (address.protocol === 'https:') address.protocol = 'wss:';
  if (address.protocol === 'http:') address.protocol = 'ws:';
  return address.href;
}
