import { MailDot, MailOpen, Pin, PinOff, Trash2 } from 'lucide-react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import type { ConversationRow } from '../../../core/messaging/messagingAtoms.ts';
import type { SwipeAction } from '../../../ui/SwipeRow.tsx';
import { isUnread } from './rowActions.ts';
import type { RunRowAction } from './useRowActions.ts';

/** @returns gives the buttons behind the end of a row: the most useful of what its menu has */
export function useSwipeActions(
  id: string,
  row: ConversationRow | null,
  run: RunRowAction,
): () => readonly SwipeAction[] {
  const { t } = useTranslation('chat.list');
  return () => {
    if (!row) return [];
    const read = isUnread(row)
      ? ({ action: 'markRead', label: t('markReadShort'), glyph: MailOpen } as const)
      : ({ action: 'markUnread', label: t('markUnreadShort'), glyph: MailDot } as const);
    const pin = row.isPinned ? 'unpin' : 'pin';
    return [
      {
        id: 'read',
        label: read.label,
        glyph: read.glyph,
        tone: 'main',
        onSelect: () => run(read.action, id),
      },
      {
        id: 'pin',
        label: t(pin),
        glyph: row.isPinned ? PinOff : Pin,
        tone: 'quiet',
        onSelect: () => run(pin, id),
      },
      {
        id: 'delete',
        label: t('delete'),
        glyph: Trash2,
        tone: 'danger',
        onSelect: () => run('delete', id),
      },
    ];
  };
}
