import { CircleAlert } from 'lucide-react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { refOf } from '../../../core/messaging/messageRef.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { useOpenSheet } from '../../../core/overlay/SheetHost.tsx';
import type { BubbleKind } from '../../../parts/message/messageKind.ts';
import { Icon } from '../../../ui/Icon.tsx';
import * as css from './FailedMark.css.ts';

const dialog = {
  load: async () => (await import('./FailedDialog.tsx')).FailedDialog,
};

type Props = { message: StoredMessage; kind: BubbleKind };

/** The red circle beside a message that did not go; a tap asks what to do with it. */
export function FailedMark({ message, kind }: Props) {
  const { t } = useTranslation('chat.conversation');
  const openSheet = useOpenSheet();
  return (
    <button
      type="button"
      className={css.mark}
      aria-label={t('notSentTap')}
      onClick={() => openSheet(dialog, { of: refOf(message), kind })}
    >
      <Icon of={CircleAlert} size={20} />
    </button>
  );
}
