import { useAtomValue, useStore } from 'jotai';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useMessaging } from '../hooks/useMessaging.ts';
import { type MessageRef, messageKeyOf } from '../messageRef.ts';
import { messageChangesAtom } from '../messagingAtoms.ts';
import { changeCountOf, changesOf } from './changesOf.ts';
import { isThere } from './stillThere.ts';

const nothing: ReadonlySet<string> = new Set();

/**
 * Follows which of many messages are gone, also of those that the device does not keep: a list that was
 * read once leaves them out. What is gone stays gone.
 * @param shown the same array as long as these are the same
 * @returns `messageKeyOf` those that were taken back, deleted or have expired
 */
export function useGone(shown: readonly MessageRef[]): ReadonlySet<string> {
  const messaging = useMessaging();
  const changes = useAtomValue(useMemo(() => changesOf(shown), [shown]));
  const store = useStore();
  const [gone, setGone] = useState(nothing);
  /** How often the conversation of each had changed when it was looked at last. */
  const seen = useRef(new Map<string, number>());

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again with each change, and at what comes in
  useEffect(() => {
    const counts = store.get(messageChangesAtom);
    const countOf = (ref: MessageRef) => changeCountOf(counts, ref.conversationID);
    const asked = shown.filter((ref) => seen.current.get(messageKeyOf(ref)) !== countOf(ref));
    if (asked.length === 0) return;
    for (const ref of asked) seen.current.set(messageKeyOf(ref), countOf(ref));
    messaging.keptMessages(asked).then(
      (kept) => {
        const keys = kept.filter((message) => !isThere(message)).map(messageKeyOf);
        if (keys.length > 0) setGone((before) => new Set([...before, ...keys]));
      },
      // What cannot be read now is looked at again.
      () => {
        for (const ref of asked) seen.current.delete(messageKeyOf(ref));
      },
    );
  }, [messaging, store, shown, changes]);
  return gone;
}
