import type { Reading } from '../engine/reading.ts';
import type { Messaging } from '../messaging.ts';
import type { Timelines } from './timelines.ts';

type Needs = {
  timelines: Timelines;
  reading: Reading;
  /** Another conversation came before a person's eyes. */
  onShown: (conversationID: string) => void;
  onClosed: () => void;
};

/** What a screen does with a conversation while it is open. */
export function createOpenConversation(needs: Needs): Messaging['open'] {
  const { timelines, reading, onShown, onClosed } = needs;
  return (conversationID, isAhead = false) => {
    const timeline = timelines.open(conversationID);
    const show = (): void => {
      timeline.show();
      onShown(conversationID);
    };
    if (!isAhead) show();
    let isOpen = true;
    const isWanted = (): boolean => isOpen;
    return {
      show,
      loadOlder: () => timelines.loadOlder(conversationID),
      loadNewer: () => timelines.loadNewer(conversationID),
      openAt: (message) => timelines.openAt(message, isWanted),
      findUnread: (count) => timelines.findUnread(conversationID, count, isWanted),
      toNewest: () => timelines.toNewest(conversationID),
      markRead: reading.markRead,
      close() {
        isOpen = false;
        timeline.close();
        reading.flush();
        onClosed();
      },
    };
  };
}
