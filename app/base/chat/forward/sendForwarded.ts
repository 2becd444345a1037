import type { Peer } from '../../../contract/gateway/conversationId.ts';
import type { OutgoingContent } from '../../../core/messaging/contents/content.ts';
import type { Messaging, Sending } from '../../../core/messaging/messaging.ts';

/** What is sent, or what tells it at the moment it is sent; null: nothing, as what was to be sent is gone. */
export type Sendable = OutgoingContent | (() => Promise<OutgoingContent | null>);

/**
 * Sends to one conversation, one after the other.
 * @param sentBefore how many of them an earlier try has sent: they are not sent again
 * @returns how many are kept by now and go their way, or are gone: all, or those before the first that could not be kept
 */
export async function sendForwarded(
  messaging: Pick<Messaging, 'send'>,
  peer: Peer,
  contents: readonly Sendable[],
  sentBefore = 0,
): Promise<number> {
  let sent = sentBefore;
  for (const content of contents.slice(sentBefore)) {
    try {
      const now = typeof content === 'function' ? await content() : content;
      if (now) await hasKept(messaging.send(peer, now));
    } catch {
      return sent;
    }
    sent += 1;
  }
  return sent;
}

/** @throws where nothing keeps it */
async function hasKept({ isKept, kept }: Sending): Promise<void> {
  // What is on the device already goes its way, whatever becomes of this page.
  if (isKept) kept.catch(() => undefined);
  else await kept;
}
