/**
 * Runs inline in the head, before anything is painted, so it must stand alone: no imports, and
 * nothing that fails in a browser that blocks storage. It applies the stored colour scheme, hides the
 * stamped first screen, the login page, when another language, a person already logged in or another
 * page will be shown, and keeps what is sent before the app is there for the app to send.
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
  const language = read('user_language');
  const isOtherLanguage = language !== null && language.toLowerCase() !== root.lang.toLowerCase();
  const isOtherPage =
    ['/', '/index.html', '/pages/tabBar/chat', '/pages/auth/login'].indexOf(location.pathname) <
      0 || location.search.indexOf('view=') >= 0;
  const isMember = read('session') !== null;
  // A desktop gets the framed page; the same signs as in platform/device.
  const isDesktop =
    window.self === window.top &&
    matches('(hover: hover) and (pointer: fine)') &&
    matches('(min-width: 800px) and (min-height: 560px)') &&
    matches('(display-mode: browser)');
  if (isOtherLanguage || isOtherPage || isMember || isDesktop) root.dataset['first'] = 'wait';
  // A browser that posts the stamped form itself gives up loading the app.
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    if (event.target instanceof HTMLElement) event.target.dataset['sent'] = '';
  });
}
