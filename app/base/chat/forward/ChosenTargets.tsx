import { X } from 'lucide-react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { isolated } from '../../../lib/isolated.ts';
import { useConversationName } from '../../../parts/person/useConversationName.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ConversationFace } from '../list/ConversationFace.tsx';
import * as css from './ChosenTargets.css.ts';
import type { ForwardTarget } from './forwardTarget.ts';

type Props = { chosen: readonly ForwardTarget[]; onRemove: (target: ForwardTarget) => void };

/** The faces of what was chosen; a tap on one takes it out again. */
export function ChosenTargets({ chosen, onRemove }: Props) {
  const { t } = useTranslation('chat.forward');
  const nameOf = useConversationName();
  return (
    <ul className={css.faces} aria-label={t('chosen')}>
      {chosen.map((target) => (
        <li key={target.conversationID}>
          <button
            type="button"
            className={css.face}
            aria-label={t('remove', { name: isolated(nameOf(target)) })}
            onClick={() => onRemove(target)}
          >
            <ConversationFace row={target} size="s34" />
            <span className={css.cross} aria-hidden="true">
              <Icon of={X} size={14} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
