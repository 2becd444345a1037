import { useAtomValue } from 'jotai';
import { X } from 'lucide-react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { userIdAtom } from '../../../core/session/sessionAtom.ts';
import { isolated } from '../../../lib/isolated.ts';
import { shownAs } from '../../../parts/message/shownAs.ts';
import { useWords } from '../../../parts/message/useWords.ts';
import { usePersonName } from '../../../parts/person/usePersonName.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { messageKindsAtom } from '../kinds/messageKindsAtom.ts';
import * as css from './QuoteBar.css.ts';

type Props = { message: StoredMessage; onCancel: () => void };

/** Above the field: the message that is being answered. */
export function QuoteBar({ message, onCancel }: Props) {
  const { t } = useTranslation('chat.conversation');
  const selfId = useAtomValue(userIdAtom) ?? '';
  const kinds = useAtomValue(messageKindsAtom);
  const say = useWords();
  const nameOf = usePersonName();
  const { sendID: userID, senderNickname: nickname } = message;
  const shown = shownAs(message, kinds, selfId);
  return (
    <div className={css.bar}>
      <div className={css.words}>
        <span className={css.name} dir="auto" translate="no">
          {userID === selfId
            ? t('answeringSelf')
            : t('answering', { name: isolated(nameOf({ userID, nickname })) })}
        </span>
        <bdi className={css.line}>
          {shown?.place === 'bubble' ? say(shown.kind.preview(message)) : t('quotedGone')}
        </bdi>
      </div>
      <IconButton label={t('notAnswer')} glyph={X} onClick={onCancel} />
    </div>
  );
}
