/**
 * Runs inline in the head, before anything is painted, so it must stand alone: no imports, and
 * nothing that fails in a browser that blocks storage. It applies the stored colour scheme, and
 * hides the stamped first screen when another language or another page will be shown.
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
  const isOtherLanguage =
    language !== null && language.toLowerCase() !== root.lang.toLowerCase();
  const isOtherPage = !['/', '/index.html', '/pages/tabBar/chat'].includes(location.pathname);
  if (isOtherLanguage || isOtherPage) root.dataset['first'] = 'wait';
}
