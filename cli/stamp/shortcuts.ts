import type { Brand } from '../../app/brand/brand.ts';
import { shortcutTabs, type Tab } from '../../app/brand/tabs.ts';
import type { ShortcutText } from './webManifest.ts';

type Place = [namespace: string, key: string];

/** Namespace and key of the labels of tabs that are not of one feature. */
const sharedLabels: Readonly<Record<string, string>> = {
  chat: 'chatsTab',
  find: 'findTab',
  mine: 'mineTab',
};

/**
 * Shortcuts of the icon menu in the brand's default language: the tabs it names, or its first four.
 * @param textsOf the texts of a namespace in that language
 */
export function shortcutTexts(
  brand: Brand,
  textsOf: (namespace: string) => Record<string, string>,
): ShortcutText[] {
  return shortcutTabs(brand).map((tab) => {
    const { id, path } = tab;
    const [namespace, key] = labelPlace(tab, brand);
    const label = textsOf(namespace)[key];
    if (label) return { id, path, label };
    throw new Error(`The ${brand.locale} texts have no label for the tab ${id}.`);
  });
}

/** A feature names its own tab. Where there is nothing but videos to discover, the tab is called that. */
function labelPlace({ id, needs }: Tab, { features }: Brand): Place {
  const isOnlyVideo = features.includes('video') && !features.includes('game');
  if (id === 'find' && isOnlyVideo) return ['video.labels', 'name'];
  const shared = sharedLabels[id];
  return shared ? ['shell.frame', shared] : [`${needs?.[0]}.labels`, 'tab'];
}
