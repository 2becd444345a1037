import { useCallback, useMemo, useRef } from 'react';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import { type MessageRef, messageKeyOf } from '../../../core/messaging/messageRef.ts';
import { stillThere } from '../../../core/messaging/references/stillThere.ts';
import { useReferenced } from '../../../core/messaging/references/useReferenced.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { useContents } from '../../../parts/message/useContents.ts';
import type { Forwarded } from './forwardedAtom.ts';
import { type ForwardPlan, forwardPlan, recordOf } from './forwardPlan.ts';
import type { Sendable } from './sendForwarded.ts';
import { useForwardLines } from './useForwardLines.ts';

export type ForwardedNow = {
  /** Null until it is known what is still there. */
  plan: ForwardPlan | null;
  /** What is sent to each conversation, read at that moment: what is gone by then is left out. */
  contents: readonly Sendable[];
  /** How many of the messages were left out of what was sent. */
  countLeftOut: () => number;
};

/** Follows the messages that are to be forwarded: what is taken back meanwhile is not shown, and not sent. */
export function useForwarded(forwarded: Forwarded): ForwardedNow {
  const messaging = useMessaging();
  const linesOf = useForwardLines();
  const known = useContents();
  const found = useReferenced(forwarded.refs);
  const leftOut = useRef(new Set<string>());
  const plan = useMemo(() => {
    const all = forwarded.refs.flatMap((ref) => found.get(messageKeyOf(ref)) ?? []);
    if (all.length < forwarded.refs.length) return null;
    const there = all.flatMap((one) => (one.state === 'there' ? one.message : []));
    return forwardPlan(forwarded, there, { linesOf, contents: known });
  }, [forwarded, found, linesOf, known]);
  const contents = useMemo((): Sendable[] => {
    const { refs, way } = forwarded;
    const read = async (wanted: readonly MessageRef[]): Promise<readonly StoredMessage[]> => {
      const there = await stillThere(messaging, wanted);
      const sent = there.filter((message) => known.forwarded(message) !== null);
      const keys = new Set(sent.map(messageKeyOf));
      for (const key of wanted.map(messageKeyOf)) if (!keys.has(key)) leftOut.current.add(key);
      return sent;
    };
    if (way === 'merged') {
      return [async () => recordOf(forwarded, await read(refs), { linesOf, contents: known })];
    }
    return refs.map((ref) => async () => {
      const [message] = await read([ref]);
      return message ? known.forwarded(message) : null;
    });
  }, [messaging, forwarded, linesOf, known]);
  return { plan, contents, countLeftOut: useCallback(() => leftOut.current.size, []) };
}
