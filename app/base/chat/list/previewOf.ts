import { groupAtType, receiveOption, sessionType } from '../../../contract/gateway/enums.ts';
import type { ConversationRow } from '../../../core/messaging/messagingAtoms.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { plainLine } from '../../../lib/plainText.ts';
import { type ContentKind, kindOf, textOf } from './contentKind.ts';
import type { Sentence } from './sentence.ts';
import { tipSentence } from './tipSentence.ts';

export type SendMark = 'sending' | 'sent' | 'read' | 'failed';

/** The second line of a row of the conversation list. */
export type Preview = {
  /** Before everything else, in red. */
  mention: Sentence['key'] | null;
  isDraft: boolean;
  mark: SendMark | null;
  /** Who wrote it, where that is not plain. */
  sender: string | null;
  /** What to say: words of a person, or a sentence of ours. */
  words: string | Sentence;
  /** Unread messages told in the preview, as the conversation's badge is only a dot; else 0. */
  mutedUnread: number;
};

const longest = 200;

const kindKeys: Readonly<Partial<Record<ContentKind, Sentence['key']>>> = {
  photo: 'photoTag',
  voice: 'voiceTag',
  video: 'videoTag',
  file: 'fileTag',
  merger: 'mergerTag',
  card: 'cardTag',
  location: 'locationTag',
  sticker: 'stickerTag',
  other: 'unsupported',
};

const mentionKeys: Readonly<Record<number, Sentence['key']>> = {
  [groupAtType.me]: 'mentionedYou',
  [groupAtType.all]: 'mentionedAll',
  [groupAtType.meAndAll]: 'mentionedYou',
  [groupAtType.notice]: 'mentionedNotice',
};

/** @param selfId id of the person who reads it. */
export function previewOf(row: ConversationRow, selfId: string): Preview {
  const { latest } = row;
  const mutedUnread = isMuted(row) && row.unreadCount > 0 ? row.unreadCount : 0;
  const mention = row.unreadCount > 0 ? (mentionKeys[row.groupAtType] ?? null) : null;
  const plain = { mention, isDraft: false, mark: null, sender: null, mutedUnread };
  const draft = plainLine(row.draft, longest);
  if (draft !== '') return { ...plain, isDraft: true, words: draft, mutedUnread: 0 };
  if (!latest || latest.isDeleted) return { ...plain, words: '' };
  const tip = tipSentence(latest, selfId);
  if (tip) return { ...plain, words: tip };
  const isOwn = latest.sendID === selfId;
  const isGroup = row.conversationType !== sessionType.single;
  return {
    ...plain,
    mark: isOwn ? markOf(latest) : null,
    sender: isGroup && !isOwn ? plainLine(latest.senderNickname, 40) || null : null,
    words: wordsOf(latest),
  };
}

/** @returns how far an own message has come. */
export function markOf(message: StoredMessage): SendMark {
  if (message.state !== 'sent') return message.state;
  const readers = message.attachedInfoElem?.groupHasReadInfo?.hasReadCount ?? 0;
  return message.isRead || readers > 0 ? 'read' : 'sent';
}

export function isMuted({ recvMsgOpt }: ConversationRow): boolean {
  return recvMsgOpt !== receiveOption.normal;
}

function wordsOf(message: StoredMessage): string | Sentence {
  const kind = kindOf(message);
  if (kind === 'text') return plainLine(textOf(message), longest);
  const key = kindKeys[kind];
  return key ? { key } : '';
}
