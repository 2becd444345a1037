import type { Brand } from '../../app/brand/brand.ts';
import { shortcutTabs, type TabId } from '../../app/brand/tabs.ts';
import type { ShortcutText } from './webManifest.ts';

/** Namespace and key of each tab's label. */
const labelPlaces: Record<TabId, [namespace: string, key: string]> = {
  chat: ['shell', 'chatsTab'],
  city: ['dating', 'tab'],
  find: ['shell', 'findTab'],
  live: ['highlights', 'tab'],
  mine: ['shell', 'mineTab'],
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
    const [namespace, key] = labelPlaces[id];
    const label = textsOf(namespace)[key];
    if (label) return { id, path, label };
    throw new Error(`The ${brand.locale} texts have no label for the tab ${id}.`);
  });
}
