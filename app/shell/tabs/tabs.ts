import { find } from '../../brand/tabPlaces/find.ts';
import { partsIn, type SlotPart, type SlotParts } from '../../core/feature/slots.ts';
import { CompassGlyph } from '../../ui/glyphs/CompassGlyph.tsx';
import { discoverHead } from '../discover/discoverHead.ts';
import { discoverLabel } from './discoverLabel.ts';

/** The discover tab stands in the middle; the others before or after it by their own order. */
const discoverTab = {
  ...find,
  Icon: CompassGlyph,
  load: async () => (await import('./FindTab.tsx')).FindTab,
};

/** @returns the tabs in the order shown. The discover tab needs something to discover. */
export function tabsOf(handedIn: readonly SlotParts[]): SlotPart<'tab'>[] {
  const sections = partsIn(handedIn, 'discover.section');
  if (sections.length === 0) return partsIn(handedIn, 'tab');
  const own: SlotParts = {
    tab: [{ ...discoverTab, label: discoverLabel(sections), parts: [discoverHead, ...sections] }],
  };
  return partsIn([...handedIn, own], 'tab');
}

/** @returns the paths of the tabs, in the order shown. */
export function tabPaths(handedIn: readonly SlotParts[]): string[] {
  return tabsOf(handedIn).map(({ path }) => path);
}
