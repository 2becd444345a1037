import { pathToWebview } from '../../core/navigation/paths.ts';
import { parseWebAddress } from '../../lib/webAddress.ts';

/**
 * Where something that the platform announces may lead: another site, by the page that shows addresses
 * before they are opened. Never into the app itself, as its pages of money or of the game.
 * @param link as a call gives it. @param title of what carries it. @param own origins of this app
 * @returns a path; null where it leads nowhere, or may not be opened
 */
export function pageLink(link: string, title: string, own: readonly string[]): string | null {
  const address = parseWebAddress(link);
  if (!address.ok || own.includes(new URL(address.href).origin)) return null;
  return pathToWebview(address.href, title);
}
