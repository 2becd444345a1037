import { groupAtType, sessionType } from '../../../contract/gateway/enums.ts';
import type { KeyOf } from '../../../core/i18n/translate.ts';
import { isMentioned, isMuted } from '../../../core/messaging/messageModel/attention.ts';
import type { ConversationRow } from '../../../core/messaging/messagingAtoms.ts';
import { plainLine } from '../../../lib/plainText.ts';
import type { MessageKinds } from '../../../parts/message/messageKinds.ts';
import { shownAs } from '../../../parts/message/shownAs.ts';
import type { Words } from '../../../parts/message/words.ts';
import type { NamedPerson } from '../../../parts/person/personName.ts';
import { type SendMark, sendMarkOf } from '../status/sendMark.ts';

type MentionKey = KeyOf<'chat.list'>;

/** The second line of a row of the conversation list. */
export type Preview = {
  /** Before everything else, in red. */
  mention: MentionKey | null;
  isDraft: boolean;
  mark: SendMark | null;
  /** Who wrote it, where that is not plain. */
  sender: NamedPerson | null;
  words: Words;
  /** Unread messages told in the preview, as the conversation's badge is only a dot; else 0. */
  mutedUnread: number;
};

/** Characters of a draft. */
const longestDraft = 200;

const mentionKeys: Readonly<Record<number, MentionKey>> = {
  [groupAtType.me]: 'mentionedYou',
  [groupAtType.all]: 'mentionedAll',
  [groupAtType.meAndAll]: 'mentionedYou',
  [groupAtType.notice]: 'mentionedNotice',
};

/**
 * @param selfId id of the person who reads it.
 * @param isOfChannel it is the channel that speaks, whoever writes
 */
export function previewOf(
  row: ConversationRow,
  kinds: MessageKinds,
  selfId: string,
  isOfChannel = false,
): Preview {
  const { latest } = row;
  const mutedUnread = isMuted(row) && row.unreadCount > 0 ? row.unreadCount : 0;
  const mention = isMentioned(row) ? (mentionKeys[row.groupAtType] ?? null) : null;
  const plain = { mention, isDraft: false, mark: null, sender: null, mutedUnread };
  const draft = plainLine(row.draft, longestDraft);
  if (draft !== '' && !mention) return { ...plain, isDraft: true, words: draft, mutedUnread: 0 };
  const shown = latest && shownAs(latest, kinds, selfId);
  if (!shown) return { ...plain, words: '' };
  if (shown.place === 'notice') return { ...plain, words: shown.sentence };
  const { sendID: userID, senderNickname: nickname } = latest;
  const isOwn = userID === selfId;
  const isGroup = row.conversationType !== sessionType.single;
  return {
    ...plain,
    mark: isOwn ? sendMarkOf(latest) : null,
    sender: isGroup && !isOwn && !isOfChannel ? { userID, nickname } : null,
    words: shown.kind.preview(latest),
  };
}
