import * as tabPlaces from '../../brand/tabPlaces.ts';
import type { SlotParts } from '../../core/feature/slots.ts';
import { PersonGlyph } from '../../ui/glyphs/PersonGlyph.tsx';

/** What the account shows on pages that are not its own. */
export const accountSlots: SlotParts = {
  tab: [
    {
      ...tabPlaces.mine,
      label: 'shell.frame:mineTab',
      Icon: PersonGlyph,
      isStamped: true,
      load: async () => (await import('./mine/MineTab.tsx')).MineTab,
    },
  ],
};
