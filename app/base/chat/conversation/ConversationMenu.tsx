import { useAtomValue } from 'jotai';
import { CalendarDays, Search, UserRound } from 'lucide-react';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useConversationRow } from '../../../core/messaging/hooks/useConversationRow.ts';
import { timelinesAtom } from '../../../core/messaging/messagingAtoms.ts';
import { pathToSearch, pathToUserInfo } from '../../../core/navigation/paths.ts';
import { ContextMenu, type ContextMenuItem } from '../../../ui/ContextMenu.tsx';
import { useConversationState } from '../actions/conversationState.ts';
import { isMuted } from '../list/previewOf.ts';
import type { RowAction } from '../list/rowActions.ts';
import { rowGlyphs } from '../list/rowGlyphs.ts';
import { useRowActions } from '../list/useRowActions.ts';

type Props = {
  /** Of the conversation. */
  id: string;
  /** With whom it is; '' for a group. */
  userID: string;
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
};

/** Only the list deletes whole conversations. */
const neverDeletes = (): void => undefined;

/** The menu of a conversation, which hangs from its title bar. */
export function ConversationMenu({ id, userID, button, onClose }: Props) {
  const { t } = useTranslation(['chat.menu', 'chat.list']);
  const navigate = useNavigate();
  const { openCalendar } = useConversationState();
  const messages = useAtomValue(timelinesAtom).get(id)?.messages ?? [];
  const row = useConversationRow(id);
  const run = useRowActions(neverDeletes);
  const search: ContextMenuItem = {
    id: 'search',
    label: t('menuSearch'),
    glyph: Search,
    onSelect: () => navigate(pathToSearch('', id)),
  };
  const date: ContextMenuItem = {
    id: 'date',
    label: t('menuDate'),
    glyph: CalendarDays,
    onSelect: () => openCalendar.current?.(null),
  };
  const person: ContextMenuItem = {
    id: 'person',
    label: t('menuPerson'),
    glyph: UserRound,
    onSelect: () => navigate(pathToUserInfo(userID)),
  };
  const rowActions: RowAction[] = row
    ? [isMuted(row) ? 'unmute' : 'mute', row.isPinned ? 'unpin' : 'pin']
    : [];
  return (
    <ContextMenu
      label={t('menuOfChat')}
      layout="rows"
      anchor={button.current}
      returnTo={button.current}
      onClose={onClose}
      items={[
        search,
        ...(messages.length > 0 ? [date] : []),
        ...(userID ? [person] : []),
        ...rowActions.map((action) => ({
          id: action,
          label: t(`chat.list:${action}`),
          glyph: rowGlyphs[action],
          onSelect: () => run(action, id),
        })),
      ]}
    />
  );
}
