import { setTimeout as delay } from 'node:timers/promises';
import { DropConnection } from '../http/dropConnection.ts';
import type { CallFault } from './fault.ts';

/** Makes the answer go wrong as the fault says. @throws DropConnection */
export async function applyFault(
  fault: CallFault,
  request: Request,
  answer: () => Promise<Response>,
): Promise<Response> {
  if ('when' in fault && fault.when === 'after') await discard(await answer());
  switch (fault.kind) {
    case 'latency':
      await waitFor(fault.ms, request.signal);
      return answer();
    case 'drop':
      throw new DropConnection('close');
    case 'half-open':
      throw new DropConnection('hold');
    case 'code':
      return Response.json({ code: fault.code, msg: 'A fault set by hand.', data: null });
    case 'status':
      return page(fault.status, `${fault.status}`);
    case 'truncated':
      return truncated(await answer());
    case 'blocked':
      return page(451, 'Unavailable for legal reasons');
    case 'portal':
      return page(200, 'Welcome! Log in to use this network.');
  }
}

async function discard(response: Response): Promise<void> {
  await response.body?.cancel();
}

async function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  // Who gave up waiting gets the answer nobody reads; the work is done all the same, as on a slow line.
  await delay(ms, undefined, { signal }).catch(() => undefined);
}

function page(status: number, title: string): Response {
  const html = `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1></html>\n`;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  return new Response(html, { status, headers });
}

/** Half of the body under the length of the whole; a server closes the connection behind it. */
async function truncated(response: Response): Promise<Response> {
  const whole = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.set('content-length', String(whole.length));
  headers.set('connection', 'close');
  return new Response(whole.slice(0, whole.length >> 1), { status: response.status, headers });
}
