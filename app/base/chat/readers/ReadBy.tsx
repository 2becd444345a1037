import { hasReaders } from '../../../contract/gateway/hasReaders.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useGroup } from '../../../core/messaging/hooks/useGroup.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { SendMarkIcon } from '../status/SendMarkIcon.tsx';
import * as css from './ReadBy.css.ts';
import { useOpenReaders } from './useOpenReaders.ts';

type Props = {
  message: StoredMessage;
  /** How many have read it; 1 or more. */
  count: number;
};

/**
 * That an own message of a group was read, and by how many; leads to who they are. Tab passes it by: the
 * menu of the message leads there too.
 */
export function ReadBy({ message, count }: Props) {
  const { t } = useTranslation('chat.conversation');
  const open = useOpenReaders();
  const { info } = useGroup(message.groupID);
  const mark = <SendMarkIcon mark="read" place="bubble" />;
  if (!info || !hasReaders(info)) return mark;
  return (
    <button
      type="button"
      className={css.button}
      tabIndex={-1}
      aria-label={t('readBy', { count })}
      onClick={() => open(message)}
    >
      {count}
      {mark}
    </button>
  );
}
