/**
 * Runs inline in the head, before anything is painted, so it must stand alone: no imports, and
 * nothing that fails in a browser that blocks storage. It applies the stored colour scheme, hides the
 * stamped first screen until `paintFrame` has seen to it that it is the one asked for, keeps what is
 * sent before the app is there for the app to send, and asks past the cache for code that is kept wrong.
 */
export function preboot(): void {
  const root = document.documentElement;
  const read = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const matches = (query: string): boolean => matchMedia(query).matches;
  const scheme = read('colour_scheme');
  if (scheme === 'light' || scheme === 'dark') root.dataset['scheme'] = scheme;
  if (scheme === 'auto') {
    root.dataset['scheme'] = matches('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  }
  root.dataset['first'] = 'wait';
  // A desktop gets the framed page; the same signs as in platform/device.
  const isDesktop =
    window.self === window.top &&
    matches('(hover: hover) and (pointer: fine)') &&
    matches('(min-width: 800px) and (min-height: 560px)') &&
    matches('(display-mode: browser)');
  if (isDesktop) root.dataset['desktop'] = '';
  // A browser that posts the stamped form itself gives up loading the app.
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    if (event.target instanceof HTMLElement) event.target.dataset['sent'] = '';
  });
  // A host may once have answered with its page instead, to be kept for a year: no reload asks again.
  const onError = async ({ target }: Event): Promise<void> => {
    const { integrity, src, href } = target as HTMLScriptElement & HTMLLinkElement;
    if (!integrity) return;
    const url = src ?? href;
    try {
      await fetch(url, { integrity });
    } catch {
      await fetch(url, { integrity, cache: 'reload' });
      if (sessionStorage.getItem(url)) return;
      sessionStorage.setItem(url, '1');
      location.reload();
    }
  };
  // What cannot be had at all stays as it is.
  addEventListener('error', (event) => void onError(event).catch(() => undefined), true);
}
