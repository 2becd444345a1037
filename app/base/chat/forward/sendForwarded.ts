import type { Peer } from '../../../contract/gateway/conversationId.ts';
import type { Messaging, OutgoingContent } from '../../../core/messaging/messaging.ts';

/**
 * Sends to one conversation, one after the other.
 * @param sentBefore how many of them an earlier try has sent: they are not sent again
 * @returns how many are kept by now and go their way: all, or those before the first that could not be kept
 */
export async function sendForwarded(
  messaging: Pick<Messaging, 'send'>,
  peer: Peer,
  contents: readonly OutgoingContent[],
  sentBefore = 0,
): Promise<number> {
  let sent = sentBefore;
  for (const content of contents.slice(sentBefore)) {
    const { isKept, kept } = messaging.send(peer, content);
    try {
      // What is on the device already goes its way, whatever becomes of this page.
      if (isKept) kept.catch(() => undefined);
      else await kept;
    } catch {
      return sent;
    }
    sent += 1;
  }
  return sent;
}
