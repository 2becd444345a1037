import { useEffect, useReducer, useRef } from 'react';
import type { Peer } from '../../../../contract/gateway/conversationId.ts';
import { useMessaging } from '../../../../core/messaging/hooks/useMessaging.ts';
import { createPictureShrinker } from '../../../../platform/pictureShrinker.ts';
import { contentOf, nothingPicked, type PickedState, reducePicked } from './pickedState.ts';
import { prepareFile } from './prepareFile.ts';

type Input = {
  peer: Peer;
  files: readonly File[];
  /** All that can be sent is on its way. */
  onSent: () => void;
};

export type PickedThings = PickedState & {
  add: (files: readonly File[]) => void;
  remove: (id: number) => void;
  setOriginal: (isOriginal: boolean) => void;
  /** Sends what can be sent, each as a message of its own, in order. */
  send: () => void;
};

/** What the person chose to send: read one after the other, and kept here until it is on its way. */
export function usePicked({ peer, files, onSent }: Input): PickedThings {
  const messaging = useMessaging();
  const [state, dispatch] = useReducer(reducePicked, nothingPicked);
  const taken = useRef(0);
  useEffect(() => {
    const fresh = files.slice(taken.current);
    taken.current = files.length;
    if (fresh.length > 0) dispatch({ type: 'chosen', files: fresh });
  }, [files]);
  usePreparing(state, dispatch);
  const isSending = useRef(false);

  const send = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    dispatch({ type: 'sendingBegan' });
    try {
      for (const item of state.items) {
        if (item.status !== 'ready') continue;
        await messaging.send(peer, contentOf(item.file, item.prepared, state.isOriginal)).kept;
        dispatch({ type: 'kept', id: item.id });
      }
      onSent();
    } catch {
      // The device has no room: what is not kept stays here.
      dispatch({ type: 'notKept' });
    } finally {
      isSending.current = false;
    }
  };
  return {
    ...state,
    add: (more) => dispatch({ type: 'chosen', files: more }),
    remove: (id) => dispatch({ type: 'removed', id }),
    setOriginal: (isOriginal) => dispatch({ type: 'originalSet', isOriginal }),
    send: () => void send(),
  };
}

type Dispatch = (fact: Parameters<typeof reducePicked>[1]) => void;

/** Reads what is not read yet, one after the other: a phone has no room for two large pictures. */
function usePreparing({ items }: PickedState, dispatch: Dispatch): void {
  const previews = useRef(new Map<number, string>());
  const shrinker = useRef<ReturnType<typeof createPictureShrinker>>(null);
  const next = items.find(({ status }) => status === 'reading');
  const file = next?.file;
  const id = next?.id;
  useEffect(() => {
    if (!file || id === undefined) return;
    let isWanted = true;
    shrinker.current ??= createPictureShrinker();
    prepareFile(file, shrinker.current).then((outcome) => {
      if (!isWanted) return;
      if ('problem' in outcome) return dispatch({ type: 'refused', id, ...outcome });
      const preview = outcome.preview ? URL.createObjectURL(outcome.preview) : '';
      if (preview) previews.current.set(id, preview);
      dispatch({ type: 'read', id, prepared: outcome.prepared, preview });
    });
    return () => {
      isWanted = false;
    };
  }, [file, id, dispatch]);
  useEffect(() => {
    const shown = previews.current;
    return () => {
      shrinker.current?.close();
      shrinker.current = null;
      for (const url of shown.values()) URL.revokeObjectURL(url);
      shown.clear();
    };
  }, []);
}
