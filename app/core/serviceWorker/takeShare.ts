import { keepShare } from '../../platform/keptShare.ts';
import { pathToShared } from '../navigation/paths.ts';
import { sharedOf } from './sharedOf.ts';

/**
 * Takes what the system's share sheet hands over, also without a network, and leads to the page that asks
 * to whom it goes. Nothing is sent by it.
 * @param site id of the brand @param now milliseconds
 */
export async function takeShare(request: Request, site: string, now: number): Promise<Response> {
  const isKept = await request
    .formData()
    .then((form) => keepShare(site, sharedOf(form), now))
    .then(
      () => true,
      () => false,
    );
  const address = new URL(pathToShared(isKept), request.url);
  // The page asks for it by GET, so that loading it again shares nothing again.
  return Response.redirect(address.href, 303);
}
