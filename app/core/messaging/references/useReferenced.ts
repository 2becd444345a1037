import { type Atom, atom, useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { useMessaging } from '../hooks/useMessaging.ts';
import { isGone, withoutContent } from '../messageModel/withoutContent.ts';
import { type MessageRef, messageKeyOf, refOf } from '../messageRef.ts';
import { timelinesAtom } from '../messagingAtoms.ts';
import type { StoredMessage } from '../storedMessage.ts';
import { changesOf } from './changesOf.ts';
import { isThere } from './stillThere.ts';

/**
 * What a reference leads to: the message as it is now; once it was taken back, deleted or has expired, who
 * sent it when, without content; nothing where the device does not have it.
 */
export type Referenced =
  | { state: 'there' | 'gone'; message: StoredMessage }
  | { state: 'unknown'; message: null };

const unknown: Referenced = { state: 'unknown', message: null };

type Known = ReadonlyMap<string, StoredMessage>;

/**
 * Follows messages by their references. A screen that shows or sends on what a message says holds the
 * reference and asks here: it never sees the words of what is gone.
 * @returns by `messageKeyOf`; what is not known yet is missing
 */
export function useReferenced(given: readonly MessageRef[]): ReadonlyMap<string, Referenced> {
  const messaging = useMessaging();
  const names = JSON.stringify(given.map(refOf));
  const { refs, shownAtom, changesAtom } = useMemo(() => {
    const refs = JSON.parse(names) as MessageRef[];
    return { refs, shownAtom: shownAmong(refs), changesAtom: changesOf(refs) };
  }, [names]);
  const shown = useAtomValue(shownAtom);
  const changes = useAtomValue(changesAtom);
  const [kept, setKept] = useState<Known | null>(null);
  const [keptOf, setKeptOf] = useState('');

  const isAllShown = shown.size === new Set(refs.map(messageKeyOf)).size;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again when messages of these conversations change
  useEffect(() => {
    if (isAllShown) {
      // What was read before is older than what is shown, and may be gone by the time that leaves the view.
      setKept(null);
      setKeptOf('');
      return;
    }
    let isOver = false;
    const take = (messages: readonly StoredMessage[]): void => {
      if (isOver) return;
      setKept(new Map(messages.map((message) => [messageKeyOf(message), message])));
      setKeptOf(names);
    };
    // What cannot be read now is read with the next change.
    messaging.keptMessages(refs).then(take, () => setKeptOf(names));
    return () => {
      isOver = true;
    };
  }, [messaging, refs, names, changes, isAllShown]);

  return useMemo(() => {
    const isRead = keptOf === names;
    const found = new Map<string, Referenced>();
    for (const key of refs.map(messageKeyOf)) {
      const message = shown.get(key) ?? kept?.get(key);
      if (message) found.set(key, referenced(message));
      else if (isRead) found.set(key, unknown);
    }
    return found;
  }, [refs, shown, kept, keptOf, names]);
}

/** Follows one message by its reference. @returns null until it is known; as well for no reference */
export function useReferencedOne(ref: MessageRef | null): Referenced | null {
  const found = useReferenced(ref ? [ref] : []);
  return (ref && found.get(messageKeyOf(ref))) ?? null;
}

function referenced(message: StoredMessage): Referenced {
  if (isThere(message)) return { state: 'there', message };
  const isExpired = !isGone(message);
  const emptied = withoutContent(isExpired ? { ...message, isDeleted: true } : message);
  return { state: 'gone', message: emptied };
}

/** @returns those of them that are in what is shown of their conversations */
function shownAmong(refs: readonly MessageRef[]): Atom<Known> {
  const wanted = new Map<string, Set<string>>();
  for (const ref of refs) {
    const keys = wanted.get(ref.conversationID) ?? new Set();
    wanted.set(ref.conversationID, keys.add(messageKeyOf(ref)));
  }
  let before: Known = new Map();
  return atom((get) => {
    const found = new Map<string, StoredMessage>();
    for (const [conversationID, keys] of wanted) {
      for (const message of get(timelinesAtom).get(conversationID)?.messages ?? []) {
        const key = messageKeyOf(message);
        if (keys.has(key)) found.set(key, message);
      }
    }
    const isSame = found.size === before.size && [...found].every(([k, v]) => before.get(k) === v);
    if (!isSame) before = found;
    return before;
  });
}
