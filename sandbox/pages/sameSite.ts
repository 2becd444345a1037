/** Names of this machine: a page of another site could point its own name here. */
const thisMachine = /^(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])$/i;

/**
 * Why a request may not use the sandbox's own pages: they show codes and change how calls behave, so
 * only this machine's own addresses serve them, and only they themselves may change anything.
 * @returns a sentence, or null where nothing speaks against it.
 */
export function refusal(request: Request): string | null {
  const { hostname, host } = new URL(request.url);
  if (!thisMachine.test(hostname)) return 'These pages answer under localhost only.';
  if (request.method === 'GET' || request.method === 'HEAD') return null;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') {
    return 'Only these pages themselves may change something here.';
  }
  const origin = request.headers.get('origin');
  if (origin !== null && hostOf(origin) !== host) {
    return 'Only these pages themselves may change something here.';
  }
  return null;
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    // Such as `null`, which hides where it comes from.
    return null;
  }
}
