import { useEffect, useReducer, useRef } from 'react';
import { createPictureShrinker } from '../../../../platform/pictureShrinker.ts';
import { nothingPicked, type PickedState, reducePicked } from './pickedState.ts';
import { prepareFile } from './prepareFile.ts';

export type PickedEdits = {
  add: (files: readonly File[]) => void;
  remove: (id: number) => void;
  setOriginal: (isOriginal: boolean) => void;
};

/** Reads files that are to be sent, one after the other. @param files more may be added at its end */
export function usePickedItems(files: readonly File[]): PickedEdits & {
  state: PickedState;
  dispatch: Dispatch;
} {
  const [state, dispatch] = useReducer(reducePicked, nothingPicked);
  const taken = useRef(0);
  useEffect(() => {
    const fresh = files.slice(taken.current);
    taken.current = files.length;
    if (fresh.length > 0) dispatch({ type: 'chosen', files: fresh });
  }, [files]);
  usePreparing(state, dispatch);
  return {
    state,
    dispatch,
    add: (more) => dispatch({ type: 'chosen', files: more }),
    remove: (id) => dispatch({ type: 'removed', id }),
    setOriginal: (isOriginal) => dispatch({ type: 'originalSet', isOriginal }),
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
