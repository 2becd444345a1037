import { useSetAtom, useStore } from 'jotai';
import { Copy, Flag, Forward, ListChecks, Redo2, Reply, Save, Trash2, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { groupRole } from '../../../contract/gateway/enums.ts';
import { writtenWords } from '../../../core/messaging/forwarding/writtenWords.ts';
import { useGroup } from '../../../core/messaging/hooks/useGroup.ts';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import { messageKeyOf } from '../../../core/messaging/messageRef.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { paths, pathToReport } from '../../../core/navigation/paths.ts';
import { useCopy } from '../../../parts/copy/useCopy.ts';
import type { BubbleKind, MessageAction } from '../../../parts/message/messageKind.ts';
import type { ContextMenuItem } from '../../../ui/ContextMenu.tsx';
import type { Glyph } from '../../../ui/Icon.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { forwardedAtom } from '../forward/forwardedAtom.ts';
import { useConversationState } from './conversationState.ts';
import { offeredActions } from './offeredActions.ts';
import { keepRecalledAtom } from './recalledTexts.ts';

type Input = {
  message: StoredMessage;
  kind: BubbleKind;
  isOwn: boolean;
  /** The person wants it deleted; they have not been asked yet. */
  onDelete: () => void;
};

type Action = { glyph: Glyph; run: () => void } & Pick<ContextMenuItem, 'focusNext'>;

/** @returns what the person can do with a message now */
export function useMessageActions({ message, kind, isOwn, onDelete }: Input): ContextMenuItem[] {
  const { t } = useTranslation('chat.actions');
  const store = useStore();
  const messaging = useMessaging();
  const navigate = useNavigate();
  const copy = useCopy();
  const setForwarded = useSetAtom(forwardedAtom);
  const keepRecalled = useSetAtom(keepRecalledAtom);
  const { selectionAtom, composer } = useConversationState();
  const { ownMembership } = useGroup(message.groupID);
  const { roleLevel = groupRole.ordinary } = ownMembership ?? {};

  const recall = (): void => {
    const words = writtenWords(message) ?? '';
    messaging.revoke(message).then(
      () => isOwn && keepRecalled(message, words),
      () => showToast(t('recallFailed')),
    );
  };
  const actions: Readonly<Record<MessageAction, Action>> = {
    copy: { glyph: Copy, run: () => void copy(kind.copied?.(message) ?? '') },
    forward: {
      glyph: Forward,
      run: () => {
        setForwarded({ messages: [message], way: 'each', title: '' });
        navigate(paths.forward);
      },
    },
    quote: {
      glyph: Reply,
      focusNext: () => composer.current?.field ?? null,
      run: () => composer.current?.quote(message),
    },
    select: {
      glyph: ListChecks,
      run: () => store.set(selectionAtom, new Map([[messageKeyOf(message), message]])),
    },
    recall: { glyph: Undo2, run: recall },
    save: { glyph: Save, run: () => undefined },
    report: { glyph: Flag, run: () => navigate(pathToReport(message.sendID)) },
    resend: {
      glyph: Redo2,
      run: () => void messaging.resend(message.clientMsgID).catch(() => showToast(t('notKept'))),
    },
    delete: { glyph: Trash2, run: onDelete },
  };
  const given = { message, kind, isOwn, canWrite: composer.current !== null, now: Date.now() };
  return offeredActions({ ...given, isAdmin: roleLevel !== groupRole.ordinary }).map((id) => {
    const { run, ...face } = actions[id];
    return { id, label: t(id), onSelect: run, ...face };
  });
}
