import * as tabPlaces from '../../brand/tabPlaces.ts';
import type { SlotParts } from '../../core/feature/slots.ts';
import { paths } from '../../core/navigation/paths.ts';
import { BubbleGlyph } from '../../ui/glyphs/BubbleGlyph.tsx';
import { chatTab } from './screens.ts';

/** What the chat area hands in to the slots. */
export const chatSlots: SlotParts = {
  background: [
    {
      id: 'alerts',
      order: 10,
      load: async () => (await import('./alerts/ArrivalAlerts.tsx')).ArrivalAlerts,
    },
  ],
  'search.section': [
    {
      id: 'messages',
      order: 30,
      load: async () => (await import('./search/MessagesSection.tsx')).MessagesSection,
    },
  ],
  tab: [
    {
      ...chatTab,
      ...tabPlaces.chat,
      path: paths.chat,
      label: 'shell.frame:chatsTab',
      Icon: BubbleGlyph,
    },
  ],
};
