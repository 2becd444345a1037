import { useSetAtom } from 'jotai';
import { X } from 'lucide-react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useOverlayEntry } from '../../../ui/overlayEntry.ts';
import { TitleBar } from '../../../ui/TitleBar.tsx';
import { useConversationState } from './conversationState.ts';
import { useChosen } from './useChosen.ts';

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
