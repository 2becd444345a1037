import { contentType } from '../../../contract/gateway/contentType.ts';
import type { Message } from '../../../contract/gateway/entities/message.ts';
import { quotedRefIn } from '../messageModel/quotedIn.ts';
import { isGone } from '../messageModel/withoutContent.ts';
import { withoutQuotedWords } from '../messageModel/withoutQuotedWords.ts';
import type { MessageStore } from '../store/messageStore.ts';
import type { StoredMessage } from '../storedMessage.ts';
import { fitsFrame } from './fitsFrame.ts';
import { wireMessage } from './outgoingMessage.ts';

/**
 * Fills in what an answer quotes, for clients that show it from the answer alone; what is gone by now,
 * or too long, is only named. @returns any other message as it is
 */
export async function withQuotedWords(
  own: StoredMessage,
  store: Pick<MessageStore, 'message'>,
): Promise<StoredMessage> {
  const ref = quotedRefIn(own);
  if (!ref) return own;
  const quoted = await store.message(ref);
  const named = quoting(own, (own.quoteElem ?? own.atElem)?.quoteMessage ?? null);
  if (quoted?.state !== 'sent' || isGone(quoted)) return named;
  const full = quoting(own, quotable(quoted));
  return fitsFrame(wireMessage(full)) ? full : named;
}

function quoting(own: StoredMessage, quoteMessage: Record<string, unknown> | null): StoredMessage {
  if (own.contentType === contentType.atText && own.atElem) {
    const atElem = { ...own.atElem, quoteMessage };
    return { ...own, atElem, content: JSON.stringify(atElem) };
  }
  const quoteElem = { text: own.quoteElem?.text ?? '', quoteMessage, messageEntityList: [] };
  return { ...own, quoteElem, content: JSON.stringify(quoteElem) };
}

/** What a message quotes itself, and who read it, is nobody's concern. */
function quotable(quoted: StoredMessage): Message {
  const { attachedInfoElem: _readers, ...wire } = withoutQuotedWords(wireMessage(quoted));
  return { ...wire, attachedInfo: '' };
}
