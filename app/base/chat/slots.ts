import { chat } from '../../brand/tabPlaces/chat.ts';
import type { Peer } from '../../contract/gateway/conversationId.ts';
import type { GroupInfo } from '../../contract/gateway/entities/group.ts';
import type { RowFace, SlotParts } from '../../core/feature/slots.ts';
import type { TextKey } from '../../core/i18n/textKey.ts';
import { paths } from '../../core/navigation/paths.ts';
import { BubbleGlyph } from '../../ui/glyphs/BubbleGlyph.tsx';
import { chatTab } from './screens.ts';

/** A row of a menu about one conversation, which leads to a page. */
type ConversationMenuFace = Omit<RowFace, 'path' | 'label'> & {
  /** It may depend on what the group is; null for a person, and for a group the device does not know. */
  label: TextKey | ((group: GroupInfo | null) => TextKey);
  /**
   * @param group null for a person, and for a group the device does not know
   * @returns where it leads; null where it is not for this conversation.
   */
  pathOf: (peer: Peer, conversationID: string, group: GroupInfo | null) => string | null;
  /** It leads to the page of the group itself: so does the title, by the first that is for this conversation. */
  isAbout?: boolean;
};

declare module '../../core/feature/slots.ts' {
  interface Slots {
    /** A button in the title bar of the chat tab, for members, that leads to a page. */
    'chatTab.action': { face: RowFace; props: null };
    /** A row of the plus menu of the chat tab, for members: begins something. The first is offered where there is no chat. */
    'chatTab.plus': { face: RowFace; props: null };
    /**
     * A row of the menu of a conversation, behind its title bar. What looks for something has an order
     * below 30, what is about the other side one from 30 on, and what is done at once comes from 80 on.
     */
    'conversation.menu': { face: ConversationMenuFace; props: null };
  }
}

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
      ...chat,
      path: paths.chat,
      label: 'shell.frame:chatsTab',
      Icon: BubbleGlyph,
    },
  ],
};
