import { useState } from 'react';
import { messageKeyOf } from '../../../core/messaging/messageRef.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { useIsActiveScreen } from '../../../core/screen/activeScreen.tsx';

type Messages = readonly StoredMessage[];

/**
 * Notices that another page shows another part of the same conversation: both see the same messages.
 * @returns `turn` is another one each time this page comes back to the front after that; `isReplaced`
 * is true until then
 */
export function useReplaced(messages: Messages): { turn: number; isReplaced: boolean } {
  const isActive = useIsActiveScreen();
  const [state, setState] = useState({ messages, turn: 0, isReplaced: false });
  const { turn } = state;
  if (messages !== state.messages && messages.length > 0) {
    const isReplaced = state.isReplaced || (!isActive && isOther(state.messages, messages));
    setState({ messages, turn, isReplaced });
  } else if (isActive && state.isReplaced) {
    setState({ ...state, turn: turn + 1, isReplaced: false });
  }
  return { turn, isReplaced: state.isReplaced };
}

/** Whether the first or the last one that was sent is gone: what is shown lies elsewhere now. */
function isOther(before: Messages, after: Messages): boolean {
  const kept = new Set(after.map(messageKeyOf));
  const sent = before.filter(({ state }) => state === 'sent');
  return [sent[0], sent.at(-1)].some((message) => message && !kept.has(messageKeyOf(message)));
}
