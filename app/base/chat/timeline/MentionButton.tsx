import { AtSign } from 'lucide-react';
import { useContext } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import type { MessageRef } from '../../../core/messaging/messageRef.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { JumpContext } from './jumpContext.ts';
import * as css from './MentionButton.css.ts';
import * as buttonCss from './NewestButton.css.ts';
import { useUnreadMentions } from './useUnreadMentions.ts';

export type MentionButtonProps = {
  conversationID: string;
  unreadCount: number;
  /** The last message that was read here; null before one was. */
  read: StoredMessage | null;
  /** Where the person comes back to. */
  from: MessageRef | null;
};

/** Leads to the messages that mention the person and are not read yet, one after the other. */
export function MentionButton({ conversationID, unreadCount, read, from }: MentionButtonProps) {
  const { t } = useTranslation('chat.mentions');
  const jump = useContext(JumpContext);
  const { mentions, pass } = useUnreadMentions({ conversationID, unreadCount, read });
  const [next] = mentions;
  if (!next || !jump) return null;
  const count = mentions.length;
  return (
    <button
      type="button"
      className={`${buttonCss.button} ${css.mention}`}
      aria-label={t('toMention', { count })}
      onClick={() => {
        pass(next);
        jump(next, from);
      }}
    >
      <Icon of={AtSign} size={20} />
      <span className={css.count}>
        <Badge size="small">{count > 99 ? '99+' : String(count)}</Badge>
      </span>
    </button>
  );
}
