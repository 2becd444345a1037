import { html } from './html.ts';
import { jsonResponse, pageResponse } from './layout.ts';

/** @returns whether the asker wants JSON rather than a page. */
export function wantsJson(request: Request): boolean {
  const kinds = `${request.headers.get('accept')} ${request.headers.get('content-type')}`;
  return kinds.includes('application/json') && !kinds.includes('text/html');
}

/** Says what is wrong with a request. */
export function problem(request: Request, status: number, sentence: string): Response {
  return wantsJson(request)
    ? jsonResponse({ error: sentence }, status)
    : pageResponse('Not possible', html`<p>${sentence}</p>`, status);
}

/** After a form: back to the page it was sent from. */
export function seeOther(path: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location: path, 'cache-control': 'no-store' },
  });
}
