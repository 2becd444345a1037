import { CornerUpLeft } from 'lucide-react';
import { useContext } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import type { MessageRef } from '../../../core/messaging/messageRef.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { JumpContext } from './jumpContext.ts';
import * as css from './NewestButton.css.ts';

/** The way back to where the person jumped from, if they did. */
export function WayBack({ origin }: { origin: MessageRef | null }) {
  const { t } = useTranslation('chat.conversation');
  const jump = useContext(JumpContext);
  if (!origin || !jump) return null;
  return (
    <button
      type="button"
      className={css.button}
      aria-label={t('backToPlace')}
      onClick={() => jump(origin, null)}
    >
      <Icon of={CornerUpLeft} size={20} />
    </button>
  );
}
