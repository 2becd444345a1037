import { useAtomValue } from 'jotai';
import { X } from 'lucide-react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import type { QuotedRef } from '../../../core/messaging/messageModel/quotedName.ts';
import { useReferencedOne } from '../../../core/messaging/references/useReferenced.ts';
import { userIdAtom } from '../../../core/session/sessionAtom.ts';
import { isolated } from '../../../lib/isolated.ts';
import { shownAs } from '../../../parts/message/shownAs.ts';
import { useWords } from '../../../parts/message/useWords.ts';
import { usePersonName } from '../../../parts/person/usePersonName.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useMessageKinds } from '../kinds/messageKinds.ts';
import * as css from './QuoteBar.css.ts';

type Props = { of: QuotedRef; onCancel: () => void };

/** Above the field: the message that is being answered, as long as it is there. */
export function QuoteBar({ of, onCancel }: Props) {
  const { t } = useTranslation('chat.conversation');
  const selfId = useAtomValue(userIdAtom) ?? '';
  const kinds = useMessageKinds();
  const say = useWords();
  const nameOf = usePersonName();
  const found = useReferencedOne(of);
  const { sendID: userID } = of;
  const nickname = found?.message?.senderNickname ?? '';
  const shown = found?.state === 'there' ? shownAs(found.message, kinds, selfId) : null;
  const words =
    shown?.place === 'bubble' && found?.message
      ? say(shown.kind.preview(found.message))
      : t('quotedGone');
  return (
    <div className={css.bar}>
      <div className={css.words}>
        <span className={css.name} dir="auto" translate="no">
          {userID === selfId
            ? t('answeringSelf')
            : t('answering', { name: isolated(nameOf({ userID, nickname })) })}
        </span>
        <bdi className={css.line}>{found && words}</bdi>
      </div>
      <IconButton label={t('notAnswer')} glyph={X} onClick={onCancel} />
    </div>
  );
}
