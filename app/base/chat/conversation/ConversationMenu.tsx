import { useAtomValue } from 'jotai';
import { CalendarDays, Images, Search, UserRound } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { Peer } from '../../../contract/gateway/conversationId.ts';
import type { GroupInfo } from '../../../contract/gateway/entities/group.ts';
import { useSlot } from '../../../core/feature/features.tsx';
import type { SlotPart } from '../../../core/feature/slots.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLabel } from '../../../core/i18n/useLabel.ts';
import type { MenuProps } from '../../../core/lazy/MenuButton.tsx';
import { useConversationRow } from '../../../core/messaging/hooks/useConversationRow.ts';
import { isMuted } from '../../../core/messaging/messageModel/attention.ts';
import { timelinesAtom } from '../../../core/messaging/messagingAtoms.ts';
import { pathToChatMedia, pathToSearch, pathToUserInfo } from '../../../core/navigation/paths.ts';
import { ContextMenu, type ContextMenuItem } from '../../../ui/ContextMenu.tsx';
import { useConversationState } from '../actions/conversationState.ts';
import type { RowAction } from '../list/rowActions.ts';
import { rowGlyphs } from '../list/rowGlyphs.ts';
import { useRowActions } from '../list/useRowActions.ts';

type Props = MenuProps & {
  /** Of the conversation. */
  id: string;
  peer: Peer;
  /** Null for a person, and for a group the device does not know. */
  group: GroupInfo | null;
};

type Placed = ContextMenuItem & { order: number };

/** What every brand has in the menu, beside what others hand in. */
const ownEntries: readonly SlotPart<'conversation.menu'>[] = [
  {
    id: 'search',
    order: 10,
    label: 'chat.menu:menuSearch',
    Icon: Search,
    pathOf: (_, conversationID) => pathToSearch('', conversationID),
  },
  {
    id: 'media',
    order: 15,
    label: 'chat.menu:menuMedia',
    Icon: Images,
    pathOf: (_, conversationID) => pathToChatMedia(conversationID),
  },
  {
    id: 'person',
    order: 30,
    label: 'chat.menu:menuPerson',
    Icon: UserRound,
    pathOf: (peer) => ('userID' in peer && peer.userID ? pathToUserInfo(peer.userID) : null),
  },
];

/** Only the list deletes whole conversations. */
const neverDeletes = (): void => undefined;

/** The menu of a conversation, which hangs from its title bar: what leads to a page, and what is done here. */
export function ConversationMenu({ id, peer, group, button, onClose }: Props) {
  const { t } = useTranslation('chat.menu');
  const items = [...useLeading(id, peer, group), ...useDone(id)];
  return (
    <ContextMenu
      label={t('menuOfChat')}
      layout="rows"
      anchor={button.current}
      returnTo={button.current}
      onClose={onClose}
      items={items.sort((one, other) => one.order - other.order)}
    />
  );
}

/** @returns what leads to a page about this conversation. */
function useLeading(id: string, peer: Peer, group: GroupInfo | null): Placed[] {
  const labelOf = useLabel();
  const navigate = useNavigate();
  return [...ownEntries, ...useSlot('conversation.menu')].flatMap((entry) => {
    const path = entry.pathOf(peer, id, group);
    if (path === null) return [];
    const { Icon, order } = entry;
    const label = typeof entry.label === 'function' ? entry.label(group) : entry.label;
    const onSelect = () => navigate(path);
    return [{ id: entry.id, label: labelOf(label), glyph: Icon, order, onSelect }];
  });
}

/** @returns what is done with the conversation where it is. */
function useDone(id: string): Placed[] {
  const { t } = useTranslation(['chat.menu', 'chat.list']);
  const { openCalendar } = useConversationState();
  const messages = useAtomValue(timelinesAtom).get(id)?.messages ?? [];
  const row = useConversationRow(id);
  const run = useRowActions(neverDeletes);
  const date: Placed = {
    id: 'date',
    order: 20,
    label: t('menuDate'),
    glyph: CalendarDays,
    onSelect: () => openCalendar.current?.(null),
  };
  const rowActions: RowAction[] = row
    ? [isMuted(row) ? 'unmute' : 'mute', row.isPinned ? 'unpin' : 'pin']
    : [];
  return [
    ...(messages.length > 0 ? [date] : []),
    ...rowActions.map((action) => ({
      id: action,
      order: 80,
      label: t(`chat.list:${action}`),
      glyph: rowGlyphs[action],
      onSelect: () => run(action, id),
    })),
  ];
}
