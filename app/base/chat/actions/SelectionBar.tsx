import { useSetAtom } from 'jotai';
import { Copy, Forward, Layers, Trash2, X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { refOf } from '../../../core/messaging/messageRef.ts';
import { useOpenSheet } from '../../../core/overlay/SheetHost.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useOverlayEntry } from '../../../ui/overlayEntry.ts';
import { TitleBar } from '../../../ui/TitleBar.tsx';
import { useConversationState } from './conversationState.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { focusNewest } from './focusNewest.ts';
import * as css from './SelectionBar.css.ts';
import { useChosen } from './useChosen.ts';
import { useSelectionActions } from './useSelectionActions.ts';

/** In place of the title while messages are chosen: how many there are. Load it lazily. */
export function SelectionTitle() {
  const { t } = useTranslation('chat.actions');
  const { selectionAtom } = useConversationState();
  const count = useChosen().length;
  const setSelection = useSetAtom(selectionAtom);
  const end = (): void => setSelection(null);
  useOverlayEntry(true, end);
  return (
    <TitleBar
      title={t('selected', { count })}
      back={{ label: t('endSelecting'), onBack: end, glyph: X }}
    />
  );
}

/** In place of the composer while messages are chosen: what can be done with them. Load it lazily. */
export function SelectionBar({ isGroup }: { isGroup: boolean }) {
  const { t } = useTranslation('chat.actions');
  const { selectionAtom } = useConversationState();
  const setSelection = useSetAtom(selectionAtom);
  const openSheet = useOpenSheet();
  const isDone = useRef(false);
  const messages = useChosen();
  const { words, copy, forward } = useSelectionActions(messages, isGroup);
  const isEmpty = messages.length === 0;
  const askToDelete = (): void => {
    openSheet(DeleteDialog, {
      refs: messages.map(refOf),
      isUnsent: messages.every(({ state }) => state !== 'sent'),
      focusNext: () => (isDone.current ? focusNewest() : null),
      onDone() {
        isDone.current = true;
        setSelection(null);
      },
    });
  };
  const actions = [
    { label: t('forwardEach'), glyph: Forward, run: () => forward('each'), isOff: isEmpty },
    { label: t('forwardMerged'), glyph: Layers, run: () => forward('merged'), isOff: isEmpty },
    { label: t('copy'), glyph: Copy, run: copy, isOff: words === '' },
    { label: t('delete'), glyph: Trash2, run: askToDelete, isOff: isEmpty },
  ];
  return (
    <div className={css.bar}>
      {actions.map(({ label, glyph, run, isOff }) => (
        <button key={label} type="button" className={css.action} disabled={isOff} onClick={run}>
          <Icon of={glyph} size={20} />
          {label}
        </button>
      ))}
    </div>
  );
}
