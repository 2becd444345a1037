import { useSetAtom, useStore } from 'jotai';
import {
  AtSign,
  CheckCheck,
  Copy,
  Flag,
  Forward,
  ListChecks,
  Pin,
  PinOff,
  Redo2,
  Reply,
  Save,
  TextCursorInput,
  Trash2,
  Undo2,
} from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { mayInGroup } from '../../../contract/gateway/groupRights.ts';
import { hasReaders } from '../../../contract/gateway/hasReaders.ts';
import { pinnedIn } from '../../../contract/gateway/pinnedIn.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { type KnownGroup, useGroup } from '../../../core/messaging/hooks/useGroup.ts';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import { listStateAtom } from '../../../core/messaging/lists/listAtoms.ts';
import { quotedRefIn } from '../../../core/messaging/messageModel/quotedIn.ts';
import { refOf } from '../../../core/messaging/messageRef.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { paths, pathToReport } from '../../../core/navigation/paths.ts';
import { useOpenSheet } from '../../../core/overlay/SheetHost.tsx';
import type { BubbleKind, MessageAction } from '../../../parts/message/messageKind.ts';
import { useContents } from '../../../parts/message/useContents.ts';
import { useSaveMessageFile } from '../../../parts/message/useSaveMessageFile.ts';
import { canCopyPictures } from '../../../platform/clipboard.ts';
import { hasFinePointer } from '../../../platform/pointer.ts';
import type { ContextMenuItem } from '../../../ui/ContextMenu.tsx';
import type { Glyph } from '../../../ui/Icon.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { forwardedAtom } from '../forward/forwardedAtom.ts';
import { usePinMessage } from '../pinned/usePinMessage.ts';
import { useOpenReaders } from '../readers/useOpenReaders.ts';
import { besideMessage } from './besideMessage.ts';
import { useConversationState } from './conversationState.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { offeredActions } from './offeredActions.ts';
import { keepRecalledAtom } from './recalledTexts.ts';
import { recallRights } from './recallRights.ts';
import { SelectTextSheet } from './SelectTextSheet.tsx';
import { toggled } from './selection.ts';
import { useCopyMessage } from './useCopyMessage.ts';
import { useSenderMention } from './useSenderMention.ts';

type Input = {
  /** One, or those that are drawn together. */
  messages: readonly [StoredMessage, ...StoredMessage[]];
  kind: BubbleKind;
  isOwn: boolean;
  /** What opens the menu. */
  returnTo: HTMLElement | null;
};

type Action = { glyph: Glyph; run: () => void } & Pick<ContextMenuItem, 'focusNext' | 'isDanger'>;

/** @returns what the person can do with a bubble now */
export function useMessageActions(input: Input): ContextMenuItem[] {
  const { messages, kind, isOwn } = input;
  const [message] = messages;
  const { t } = useTranslation('chat.actions');
  const store = useStore();
  const messaging = useMessaging();
  const navigate = useNavigate();
  const copy = useCopyMessage(kind);
  const contents = useContents();
  const setForwarded = useSetAtom(forwardedAtom);
  const saveFile = useSaveMessageFile();
  const recall = useRecall(input);
  const { selectionAtom, composer } = useConversationState();
  const openReaders = useOpenReaders();
  const asked = useAsked(input);
  const group = useGroup(message.groupID);
  const { info } = group;
  const mentionSender = useSenderMention(message);
  const pin = usePinMessage();

  const resend = (): void => {
    messaging.resend(message.clientMsgID).catch(() => showToast(t('notKept')));
  };
  const save = async (): Promise<void> => {
    for (const one of messages) {
      const file = kind.file?.(one);
      if (file) await saveFile(file);
    }
  };
  const actions: Readonly<Record<MessageAction, Action>> = {
    copy: { glyph: Copy, run: () => copy(message) },
    selectText: { glyph: TextCursorInput, run: asked.selectText },
    forward: {
      glyph: Forward,
      run: () => {
        setForwarded({ refs: messages.map(refOf), way: 'each', title: '' });
        navigate(paths.forward);
      },
    },
    quote: {
      glyph: Reply,
      focusNext: () => composer.current?.field ?? null,
      run: () => composer.current?.quote(message),
    },
    mention: {
      glyph: AtSign,
      focusNext: () => composer.current?.field ?? null,
      run: mentionSender,
    },
    select: {
      glyph: ListChecks,
      run: () => store.set(selectionAtom, toggled(null, messages)),
    },
    pin: { glyph: Pin, run: () => info && void pin(info, message) },
    unpin: { glyph: PinOff, run: () => info && void pin(info, null) },
    recall: { glyph: Undo2, run: recall },
    readers: { glyph: CheckCheck, run: () => openReaders(messages.at(-1) ?? message) },
    save: { glyph: Save, run: save },
    report: { glyph: Flag, run: () => navigate(pathToReport(message.sendID)) },
    resend: { glyph: Redo2, run: resend },
    delete: { glyph: Trash2, isDanger: true, run: asked.remove },
  };
  const given = { messages, kind, contents, isOwn, now: Date.now() };
  const canWrite = composer.current !== null;
  const isTouched = !hasFinePointer();
  const tellsReaders = info !== null && hasReaders(info);
  const device = { isTouched, takesPictures: canCopyPictures() };
  const members = store.get(listStateAtom('members', message.groupID)).rows;
  const joined = store.get(listStateAtom('joinedGroups'));
  const isOut = message.groupID !== '' && joined.isLoaded && !joined.rows.has(message.groupID);
  const recalling = recallRights({ messages, isOwn, ...group, isOut, members, now: given.now });
  const rights = { ...recalling, ...pinning(messages, group) };
  const allowed = { canWrite, hasReaders: tellsReaders, ...rights };
  return offeredActions({ ...given, ...device, ...allowed }).map((id) => {
    const { run, ...face } = actions[id];
    return { id, label: t(id), onSelect: run, ...face };
  });
}

/** Whether the person may pin messages of the group, and whether one of these is the one that is. */
function pinning(
  messages: readonly StoredMessage[],
  { info: group, ownMembership: own }: KnownGroup,
) {
  const pinned = group && pinnedIn(group);
  return {
    mayPin: group !== null && mayInGroup('pinMessage', { group, own, now: Date.now() }),
    isPinned: messages.some(
      ({ clientMsgID, sendID }) => pinned?.clientMsgID === clientMsgID && pinned.sendID === sendID,
    ),
  };
}

/** @returns takes the messages back; what its sender may want to write again waits for them */
function useRecall({ messages, kind, isOwn }: Input): () => void {
  const { t } = useTranslation('chat.actions');
  const messaging = useMessaging();
  const keepRecalled = useSetAtom(keepRecalledAtom);
  const [message] = messages;
  return () => {
    Promise.all(messages.map((one) => messaging.revoke(one))).then(
      () => isOwn && keepRecalled(message, writtenIn(message, kind)),
      () => showToast(t('recallFailed')),
    );
  };
}

/** @returns the words of a message, whom they mention, and what it quotes */
function writtenIn(message: StoredMessage, { content }: BubbleKind) {
  const { words, mentions } = content.form === 'words' ? content : {};
  return {
    words: words?.(message) ?? '',
    mentions: mentions?.(message) ?? [],
    quoted: quotedRefIn(message),
  };
}

/** What opens over the page: the words to select from, and the question before messages are deleted. */
function useAsked({ messages, kind, returnTo }: Input) {
  const openSheet = useOpenSheet();
  return {
    selectText: () => void openSheet(SelectTextSheet, { of: refOf(messages[0]), kind }),
    remove() {
      const isUnsent = messages.every(({ state }) => state !== 'sent');
      const refs = messages.map(refOf);
      openSheet(DeleteDialog, { refs, isUnsent, focusNext: besideMessage(returnTo) });
    },
  };
}
