import { useAtomValue } from 'jotai';
import { useContext } from 'react';
import { useTranslation } from '../../../../core/i18n/translation.tsx';
import { useConversationRow } from '../../../../core/messaging/hooks/useConversationRow.ts';
import { quotedRefIn } from '../../../../core/messaging/messageModel/quotedIn.ts';
import type { MessageRef } from '../../../../core/messaging/messageRef.ts';
import {
  type Referenced,
  useReferencedOne,
} from '../../../../core/messaging/references/useReferenced.ts';
import type { StoredMessage } from '../../../../core/messaging/storedMessage.ts';
import { userIdAtom } from '../../../../core/session/sessionAtom.ts';
import { shownAs } from '../../../../parts/message/shownAs.ts';
import { useWords } from '../../../../parts/message/useWords.ts';
import { usePersonName } from '../../../../parts/person/usePersonName.ts';
import { JumpContext } from '../../timeline/jumpContext.ts';
import { useMessageKinds } from '../messageKinds.ts';
import * as css from './QuotedMessage.css.ts';

type Props = { message: StoredMessage; isOwn: boolean };

/** What a message quotes, above its own words; nothing where it quotes nothing. */
export function QuotedMessage({ message, isOwn }: Props) {
  const ref = quotedRefIn(message);
  return ref && <Quoted of={ref} message={message} isOwn={isOwn} />;
}

function Quoted({ of, message, isOwn }: Props & { of: MessageRef }) {
  const { t } = useTranslation('chat.conversation');
  const selfId = useAtomValue(userIdAtom) ?? '';
  const kinds = useMessageKinds();
  const jump = useContext(JumpContext);
  const say = useWords();
  const nameOf = usePersonName();
  const found = useReferencedOne(of);
  const row = useConversationRow(of.conversationID);
  const peerName = row?.userID === of.sendID ? row.showName : '';
  const nickname = found?.message?.senderNickname || peerName;
  const sayQuoted = ({ state, message: quoted }: Referenced): string => {
    if (state === 'unknown') return t('quotedElsewhere');
    const shown = state === 'there' ? shownAs(quoted, kinds, selfId) : null;
    return shown?.place === 'bubble' ? say(shown.kind.preview(quoted)) : t('quotedGone');
  };
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
      <bdi className={`${css.line} ${isOwn ? css.lineOut : css.lineIn}`}>
        {found && sayQuoted(found)}
      </bdi>
    </button>
  );
}
