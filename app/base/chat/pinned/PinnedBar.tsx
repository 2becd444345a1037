import { useAtomValue } from 'jotai';
import { X } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { GroupInfo } from '../../../contract/gateway/entities/group.ts';
import { mayInGroup } from '../../../contract/gateway/groupRights.ts';
import { pinnedIn } from '../../../contract/gateway/pinnedIn.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useGroup } from '../../../core/messaging/hooks/useGroup.ts';
import type { MessageRef } from '../../../core/messaging/messageRef.ts';
import { pathToMessage } from '../../../core/navigation/paths.ts';
import { type SheetProps, useOpenSheet } from '../../../core/overlay/SheetHost.tsx';
import { userIdAtom } from '../../../core/session/sessionAtom.ts';
import type { ConversationNoticeProps } from '../../../parts/conversation/slots.ts';
import { shownAs } from '../../../parts/message/shownAs.ts';
import { useWords } from '../../../parts/message/useWords.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useConversationState } from '../actions/conversationState.ts';
import { useMessageKinds } from '../kinds/messageKinds.ts';
import * as css from './PinnedBar.css.ts';
import { usePinMessage } from './usePinMessage.ts';
import { usePinned } from './usePinned.ts';

/** The message that the leaders of a group have pinned, as long as it is there; a tap goes to it. */
export function PinnedBar({ conversationID, group }: ConversationNoticeProps) {
  const name = pinnedIn(group);
  const clientMsgID = name?.clientMsgID ?? '';
  const sendID = name?.sendID ?? '';
  const of = useMemo(
    () => ({ conversationID, clientMsgID, sendID }),
    [conversationID, clientMsgID, sendID],
  );
  return clientMsgID === '' ? null : <Pinned key={`${clientMsgID} ${sendID}`} {...{ of, group }} />;
}

function Pinned({ of, group }: { of: MessageRef; group: GroupInfo }) {
  const { t } = useTranslation('chat.pinned');
  const selfId = useAtomValue(userIdAtom) ?? '';
  const kinds = useMessageKinds();
  const say = useWords();
  const navigate = useNavigate();
  const openSheet = useOpenSheet();
  const { jump } = useConversationState();
  const message = usePinned(of);
  const { ownMembership: own } = useGroup(group.groupID);
  const shown = message && shownAs(message, kinds, selfId);
  if (!message || shown?.place !== 'bubble') return null;
  const mayUnpin = mayInGroup('pinMessage', { group, own, now: Date.now() });
  const go = (): void => {
    if (jump.current) jump.current(of, null);
    else navigate(pathToMessage(of));
  };
  return (
    <div className={css.bar}>
      <button type="button" className={css.words} aria-description={t('go')} onClick={go}>
        <span className={css.label}>{t('label')}</span>
        <bdi className={css.line}>{say(shown.kind.preview(message))}</bdi>
      </button>
      {mayUnpin && (
        <IconButton
          label={t('unpin')}
          glyph={X}
          onClick={() => openSheet(UnpinDialog, { groupID: group.groupID })}
        />
      )}
    </div>
  );
}

/** Asks, then unpins the message for everybody. */
function UnpinDialog({ groupID, onClose }: SheetProps & { groupID: string }) {
  const { t } = useTranslation('chat.pinned');
  const { info } = useGroup(groupID);
  const pin = usePinMessage();
  const unpin = (): void => {
    onClose();
    if (info) void pin(info, null);
  };
  return (
    <Dialog
      title={t('unpinTitle')}
      onDismiss={onClose}
      actions={[
        { label: t('cancel'), onClick: onClose },
        { label: t('unpin'), onClick: unpin },
      ]}
    >
      {t('unpinSentence')}
    </Dialog>
  );
}
