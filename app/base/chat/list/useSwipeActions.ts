import { useTranslation } from '../../../core/i18n/translation.tsx';
import { isUnread } from '../../../core/messaging/messageModel/attention.ts';
import type { ConversationRow } from '../../../core/messaging/messagingAtoms.ts';
import type { SwipeAction } from '../../../ui/SwipeRow.tsx';
import type { RowAction } from './rowActions.ts';
import { rowGlyphs } from './rowGlyphs.ts';
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
    const button = (action: RowAction, label: string, tone: SwipeAction['tone']): SwipeAction => ({
      id: action,
      label,
      glyph: rowGlyphs[action],
      tone,
      onSelect: () => run(action, id),
    });
    const pin = row.isPinned ? 'unpin' : 'pin';
    return [
      isUnread(row)
        ? button('markRead', t('markReadShort'), 'main')
        : button('markUnread', t('markUnreadShort'), 'main'),
      button(pin, t(pin), 'quiet'),
      button('hide', t('hide'), 'quiet'),
      button('delete', t('delete'), 'danger'),
    ];
  };
}
