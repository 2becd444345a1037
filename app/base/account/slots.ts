import type { WritableAtom } from 'jotai';
import { mine } from '../../brand/tabPlaces/mine.ts';
import type { RowFace, SlotParts } from '../../core/feature/slots.ts';
import type { PartSource } from '../../core/lazy/loadedParts.ts';
import { PersonGlyph } from '../../ui/glyphs/PersonGlyph.tsx';

/** A row of the person's own page, and what is said at its end: a few words, or nothing. */
type MineRowFace = RowFace & { caption?: PartSource<object> };

type Saver = WritableAtom<boolean, [isOn: boolean], void>;

declare module '../../core/feature/slots.ts' {
  interface Slots {
    /** A card below the head of the person's own page, for members. */
    'mine.card': { face: object; props: object };
    /** A row of the person's own page, for members. */
    'mine.row': { face: MineRowFace; props: null };
    /** What the data saver among the settings switches; the switch is there where somebody needs it. */
    'mine.dataSaver': { face: { isOn: Saver }; props: null };
    /** A row of the page where the person edits their profile. */
    'editInformation.row': { face: RowFace; props: null };
    /** A row of the page about security. */
    'safety.row': { face: RowFace; props: null };
  }
}

/** What the account shows on pages that are not its own. */
export const accountSlots: SlotParts = {
  tab: [
    {
      ...mine,
      label: 'shell.frame:mineTab',
      Icon: PersonGlyph,
      isStamped: true,
      load: async () => (await import('./mine/MineTab.tsx')).MineTab,
    },
  ],
};
