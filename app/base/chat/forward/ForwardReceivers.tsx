import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useConversationName } from '../../../parts/person/useConversationName.ts';
import { ConversationFace } from '../list/ConversationFace.tsx';
import * as css from './ForwardReceivers.css.ts';
import type { ForwardTarget } from './forwardTarget.ts';

/** Who gets it: faces with names. */
export function ForwardReceivers({ chosen }: { chosen: readonly ForwardTarget[] }) {
  const { t } = useTranslation('chat.forward');
  const nameOf = useConversationName();
  return (
    <section>
      <h3 className={css.title}>{t('sendTo')}</h3>
      <ul className={css.receivers}>
        {chosen.map((target) => (
          <li key={target.conversationID} className={css.receiver}>
            <ConversationFace row={target} size="s34" />
            <span className={css.name} dir="auto" translate="no">
              {nameOf(target)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
