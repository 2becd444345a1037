import type { Brand } from '../../app/brand/brand.ts';
import { shortcutTabs, type TabId } from '../../app/brand/tabs.ts';
import type { ShortcutText } from './webManifest.ts';

type Place = [namespace: string, key: string];

/** Namespace and key of each tab's label. */
const labelPlaces: Record<Exclude<TabId, 'find'>, Place> = {
  chat: ['shell.frame', 'chatsTab'],
  city: ['dating.labels', 'tab'],
  live: ['highlights.labels', 'tab'],
  mine: ['shell.frame', 'mineTab'],
};

/**
 * Shortcuts of the icon menu in the brand's default language: the tabs it names, or its first four.
 * @param textsOf the texts of a namespace in that language
 */
export function shortcutTexts(
  brand: Brand,
  textsOf: (namespace: string) => Record<string, string>,
): ShortcutText[] {
  return shortcutTabs(brand).map(({ id, path }) => {
    const [namespace, key] = id === 'find' ? findPlace(brand) : labelPlaces[id];
    const label = textsOf(namespace)[key];
    if (label) return { id, path, label };
    throw new Error(`The ${brand.locale} texts have no label for the tab ${id}.`);
  });
}

/** Where there is nothing but videos to discover, the tab is called that. */
function findPlace({ features }: Brand): Place {
  const isOnlyVideo = features.includes('video') && !features.includes('game');
  return isOnlyVideo ? ['video.labels', 'name'] : ['shell.frame', 'findTab'];
}
