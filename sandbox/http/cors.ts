import { headerNames } from '../../app/contract/envelope.ts';
import type { Brands } from '../brands.ts';

const thisMachine = /^(?:localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/;

export type OriginRule = (origin: string, request: Request) => boolean;

/** @returns whether a page of an origin may call: this one, the brands' own, those of this machine. */
export function allowedOrigins(brands: Brands, others: (origin: string) => boolean): OriginRule {
  const ofBrands = new Set(brands.all.map((brand) => brand.origin));
  return (origin, request) => {
    if (ofBrands.has(origin) || origin === new URL(request.url).origin) return true;
    return (URL.canParse(origin) && thisMachine.test(new URL(origin).hostname)) || others(origin);
  };
}

/** Answers a preflight, or null for any other request. */
export function preflight(request: Request): Response | null {
  const { headers, method } = request;
  if (method !== 'OPTIONS' || !headers.has('access-control-request-method')) return null;
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': 'GET, HEAD, POST',
      'access-control-allow-headers': ['content-type', ...Object.values(headerNames)].join(', '),
      'access-control-max-age': '600',
    },
  });
}

/** Lets pages of an allowed origin read the answer. */
export function shareWith(response: Response, request: Request, isAllowed: OriginRule): Response {
  const origin = request.headers.get('origin');
  if (origin === null) return response;
  const headers = new Headers(response.headers);
  headers.append('vary', 'Origin');
  if (isAllowed(origin, request)) {
    headers.set('access-control-allow-origin', origin);
    headers.set('access-control-expose-headers', 'Retry-After, Content-Range, Accept-Ranges');
  }
  return new Response(response.body, { status: response.status, headers });
}
