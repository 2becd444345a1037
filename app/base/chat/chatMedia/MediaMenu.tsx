import { useSetAtom } from 'jotai';
import { Forward, MessageSquareText, Save, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { refOf } from '../../../core/messaging/messageRef.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { paths, pathToMessage } from '../../../core/navigation/paths.ts';
import { useOpenSheet } from '../../../core/overlay/SheetHost.tsx';
import { useContents } from '../../../parts/message/useContents.ts';
import { useSaveMessageFile } from '../../../parts/message/useSaveMessageFile.ts';
import { ContextMenu, type ContextMenuItem } from '../../../ui/ContextMenu.tsx';
import { DeleteDialog } from '../actions/DeleteDialog.tsx';
import { forwardedAtom } from '../forward/forwardedAtom.ts';
import { useMessageKinds } from '../kinds/messageKinds.ts';

export type MediaMenuProps = {
  message: StoredMessage;
  anchor: HTMLElement;
  onClose: () => void;
};

/** What can be done with a photo, a file or the message of a link. */
export function MediaMenu({ message, anchor, onClose }: MediaMenuProps) {
  const { t } = useTranslation('chat.shared');
  const items = useItems(message);
  return (
    <ContextMenu
      label={t('actions')}
      layout="rows"
      anchor={anchor}
      returnTo={anchor}
      onClose={onClose}
      items={items}
    />
  );
}

function useItems(message: StoredMessage): ContextMenuItem[] {
  const { t } = useTranslation(['chat.shared', 'chat.actions']);
  const navigate = useNavigate();
  const openSheet = useOpenSheet();
  const setForwarded = useSetAtom(forwardedAtom);
  const saveFile = useSaveMessageFile();
  const contents = useContents();
  const kind = useMessageKinds().kindOf(message);
  const file = (kind?.place === 'bubble' && kind.file?.(message)) || null;
  const item = (
    id: string,
    label: string,
    glyph: ContextMenuItem['glyph'],
    onSelect: () => void,
  ): ContextMenuItem => ({ id, label, glyph, onSelect });
  return [
    item('go', t('goToMessage'), MessageSquareText, () => navigate(pathToMessage(message))),
    ...(contents.forwarded(message) === null
      ? []
      : [
          item('forward', t('chat.actions:forward'), Forward, () => {
            setForwarded({ refs: [refOf(message)], way: 'each', title: '' });
            navigate(paths.forward);
          }),
        ]),
    ...(file ? [item('save', t('chat.actions:save'), Save, () => void saveFile(file))] : []),
    {
      ...item('delete', t('chat.actions:delete'), Trash2, () => {
        openSheet(DeleteDialog, { refs: [refOf(message)], isUnsent: false, focusNext: () => null });
      }),
      isDanger: true,
    },
  ];
}
