import { useAtomValue } from 'jotai';
import { useContext, useMemo } from 'react';
import { useTranslation } from '../../../../core/i18n/translation.tsx';
import { useConversationRow } from '../../../../core/messaging/hooks/useConversationRow.ts';
import { quotedRefIn } from '../../../../core/messaging/messageModel/quotedName.ts';
import { isGone } from '../../../../core/messaging/messageModel/withoutContent.ts';
import { type MessageRef, messageKeyOf } from '../../../../core/messaging/messageRef.ts';
import type { StoredMessage } from '../../../../core/messaging/storedMessage.ts';
import { userIdAtom } from '../../../../core/session/sessionAtom.ts';
import { shownAs } from '../../../../parts/message/shownAs.ts';
import { useWords } from '../../../../parts/message/useWords.ts';
import { usePersonName } from '../../../../parts/person/usePersonName.ts';
import { JumpContext } from '../../timeline/jumpContext.ts';
import { messageKindsAtom } from '../messageKindsAtom.ts';
import * as css from './QuotedMessage.css.ts';
import { useQuotedMessage } from './useQuotedMessage.ts';

type Props = { message: StoredMessage; isOwn: boolean };

/** What a message quotes, above its own words; nothing where it quotes nothing. */
export function QuotedMessage({ message, isOwn }: Props) {
  const found = quotedRefIn(message);
  const key = found && messageKeyOf(found);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says which message it is
  const ref = useMemo(() => found, [key]);
  return ref && <Quoted of={ref} message={message} isOwn={isOwn} />;
}

function Quoted({ of, message, isOwn }: Props & { of: MessageRef }) {
  const { t } = useTranslation('chat.conversation');
  const selfId = useAtomValue(userIdAtom) ?? '';
  const kinds = useAtomValue(messageKindsAtom);
  const jump = useContext(JumpContext);
  const say = useWords();
  const nameOf = usePersonName();
  const quoted = useQuotedMessage(of);
  const row = useConversationRow(of.conversationID);
  const peerName = row?.userID === of.sendID ? row.showName : '';
  const nickname = quoted?.senderNickname || peerName;
  const shown = quoted && !isGone(quoted) ? shownAs(quoted, kinds, selfId) : null;
  const words =
    shown?.place === 'bubble' && quoted
      ? say(shown.kind.preview(quoted))
      : quoted
        ? t('quotedGone')
        : quoted === null
          ? t('quotedElsewhere')
          : '';
  return (
    <button
      type="button"
      className={`${css.quoted} ${isOwn ? css.own : css.others}`}
      aria-description={t('goToQuoted')}
      onClick={() => jump?.(of, message)}
    >
      <span className={css.name} dir="auto" translate="no">
        {of.sendID === selfId ? t('you') : nameOf({ userID: of.sendID, nickname })}
      </span>
      <bdi className={`${css.line} ${isOwn ? css.lineOut : css.lineIn}`}>{words}</bdi>
    </button>
  );
}
