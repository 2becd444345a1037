import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { LazyPart } from '../../../core/lazy/LazyPart.tsx';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
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
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        className={css.mark}
        aria-label={t('notSentTap')}
        onClick={() => setIsAsking(true)}
      >
        <Icon of={CircleAlert} size={20} />
      </button>
      {isAsking && (
        <LazyPart
          source={dialog}
          props={{ message, kind, onClose: () => setIsAsking(false) }}
          placeholder={null}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
