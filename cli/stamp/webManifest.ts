import type { Brand } from '../../app/brand/brand.ts';
import { localeInfo } from '../../app/brand/locales.ts';
import { shareTarget } from '../../app/brand/shareTarget.ts';
import type { SiteImages } from './images.ts';

export type ShortcutText = { id: string; path: string; label: string };

/**
 * The web-app manifest (W3C Web Application Manifest). `id`, `start_url` and `scope` never change
 * for a brand; icons carry one purpose each and change their URL with their content.
 */
export function webManifest(brand: Brand, images: SiteImages, shortcuts: ShortcutText[]): object {
  const scheme = brand.theme.scheme === 'dark' ? 'dark' : 'light';
  const name = brand.name[brand.locale] ?? brand.id;
  return {
    // Resolved against the origin the site is served from, so previews and mirrors stay valid.
    id: '/',
    name,
    short_name: brand.shortName[brand.locale] ?? name,
    description: brand.description[brand.locale] ?? name,
    lang: localeInfo[brand.locale].tag,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: brand.manifest.display,
    display_override: [brand.manifest.display],
    orientation: brand.manifest.orientation,
    theme_color: brand.bgColor[scheme],
    background_color: brand.bgColor[scheme],
    categories: brand.manifest.categories,
    prefer_related_applications: false,
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    share_target: shareTarget,
    icons: images.manifestIcons,
    shortcuts: shortcuts.map(({ id, path, label }) => {
      const icon = images.shortcuts[id];
      return {
        name: label,
        url: path,
        ...(icon ? { icons: [{ src: icon.url, sizes: '96x96', type: 'image/png' }] } : {}),
      };
    }),
  };
}
