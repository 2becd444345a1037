/** Every path of the shell, spelled as in the specification. Features bring their own. */
export const paths = {
  chat: '/',
  find: '/pages/tabBar/find',
  mine: '/pages/tabBar/mine',
  languageSetting: '/pages/my/language-setting',
  appearance: '/pages/my/appearance',
  about: '/pages/common/about',
  install: '/pages/common/install',
  frame: '/pages/iframe/iframe',
  webview: '/pages/modal/webview',
  shareImage: '/pages/modal/share-image',
  modal: '/pages/modal/modal',
  notice: '/pages/modal/modal_n',
  updateAlert: '/pages/modal/update-alert',
  previewImage: '/preview-image',
} as const;

/** Other spellings of a path, and the path they stand for. */
export const aliases: Readonly<Record<string, string>> = {
  '/pages/tabBar/chat': paths.chat,
  '/index.html': paths.chat,
};

/** @returns the path an address stands for: no trailing slash, no alias. */
export function canonicalPath(pathname: string): string {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : '/';
  return Object.hasOwn(aliases, path) ? (aliases[path] ?? path) : path;
}

/** @returns the path of the web view for a checked address. */
export function pathToWebview(url: string, title: string): string {
  return `${paths.webview}?url=${encodeURIComponent(url)}&title=${encodeURIComponent(title)}`;
}
