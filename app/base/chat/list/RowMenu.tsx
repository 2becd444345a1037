import { useEffect } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useConversationRow } from '../../../core/messaging/hooks/useConversationRow.ts';
import { useConversationName } from '../../../parts/person/useConversationName.ts';
import { ContextMenu } from '../../../ui/ContextMenu.tsx';
import { besideRow } from './besideRow.ts';
import { menuActionsOf } from './rowActions.ts';
import { rowGlyphs } from './rowGlyphs.ts';
import type { RunRowAction } from './useRowActions.ts';

export type RowMenuProps = {
  conversationID: string;
  /** The row. */
  anchor: HTMLElement;
  run: RunRowAction;
  onClose: () => void;
};

/** All that can be done with a conversation, beside its row. */
export function RowMenu({ conversationID, anchor, run, onClose }: RowMenuProps) {
  const { t } = useTranslation('chat.list');
  const row = useConversationRow(conversationID);
  const nameOf = useConversationName();
  const isGone = row === null;
  // It does not open by itself when the conversation comes back.
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  // The row stays lit as long as its menu is open.
  useEffect(() => {
    anchor.setAttribute('data-lit', '');
    return () => anchor.removeAttribute('data-lit');
  }, [anchor]);
  if (isGone) return null;
  return (
    <ContextMenu
      label={nameOf(row)}
      layout="rows"
      anchor={anchor}
      returnTo={anchor}
      onClose={onClose}
      items={menuActionsOf(row).map((action) => ({
        id: action,
        label: t(action),
        glyph: rowGlyphs[action],
        ...(action === 'delete' && { isDanger: true }),
        ...(action === 'hide' && { focusNext: () => besideRow(anchor) }),
        onSelect: () => run(action, conversationID),
      }))}
    />
  );
}
