import type { SlotParts } from '../../core/feature/slots.ts';
import { paths } from '../../core/navigation/paths.ts';
import { PersonGlyph } from '../../ui/glyphs/PersonGlyph.tsx';

/** What the account shows on pages that are not its own. */
export const accountSlots: SlotParts = {
  tab: [
    {
      id: 'mine',
      order: 100,
      path: paths.mine,
      label: 'shell.frame:mineTab',
      Icon: PersonGlyph,
      isStamped: true,
      load: async () => (await import('./mine/MineTab.tsx')).MineTab,
    },
  ],
};
