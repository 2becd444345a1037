import { useEffect, useReducer, useRef } from 'react';
import { uploadMedia } from '../../contract/media/uploadMedia.ts';
import { useServices } from '../../core/services/services.tsx';
import {
  type OpenPicture,
  openPicture,
  PictureError,
  pictureFile,
} from '../../platform/imageFile.ts';
import { secureRandom } from '../../platform/random.ts';
import { noPictures, type PicturesState, reducePictures } from './picturesState.ts';

/** Bytes of a picture as it is sent. */
const maxBytes = 2 * 1024 * 1024;

export type Pictures = PicturesState & {
  /** How many there may be. */
  most: number;
  /** Opens a file of the device and sends it, without anything but its pixels. */
  add: (file: Blob) => void;
  /** Sends a picture again, under the same key. */
  retry: (id: string) => void;
  /** Takes it away; a sending that runs is called off. */
  remove: (id: string) => void;
};

type Held = { picture: OpenPicture; blob: Blob; stop: AbortController };

/**
 * Pictures that go along with something else, such as a report: sent as soon as they are chosen; their
 * memory goes with the page. Of one alone, the next takes the place.
 */
export function usePictures(most: number): Pictures {
  const { backend } = useServices();
  const [state, dispatch] = useReducer(reducePictures, noPictures);
  const held = useRef(new Map<string, Held>());
  useEffect(() => {
    const all = held.current;
    return () => {
      for (const id of [...all.keys()]) drop(all, id);
    };
  }, []);

  const send = async (id: string): Promise<void> => {
    const one = held.current.get(id);
    if (!one) return;
    const stop = new AbortController();
    held.current.set(id, { ...one, stop });
    dispatch({ type: 'started', id });
    try {
      const { url } = await backend.upload(uploadMedia, { kind: 'image', name: '' }, one.blob, {
        onProgress: (share) => dispatch({ type: 'progressed', id, share }),
        signal: stop.signal,
        intent: `picture:${id}`,
      });
      dispatch({ type: 'uploaded', id, url });
    } catch {
      dispatch({ type: 'failed', id });
    }
  };
  const remove = (id: string): void => {
    drop(held.current, id);
    dispatch({ type: 'removed', id });
  };

  return {
    ...state,
    most,
    async add(file) {
      try {
        const picture = await openPicture(file);
        const blob = await pictureFile(picture, maxBytes);
        if (most === 1) for (const id of [...held.current.keys()]) remove(id);
        // Several may have been opened at the same time.
        if (held.current.size >= most) return picture.close();
        const id = newId();
        held.current.set(id, { picture, blob, stop: new AbortController() });
        dispatch({ type: 'added', id, preview: picture.url });
        await send(id);
      } catch (error) {
        const problem = error instanceof PictureError ? error.problem : 'unreadable';
        dispatch({ type: 'refused', problem });
      }
    },
    retry: (id) => void send(id),
    remove,
  };
}

function drop(held: Map<string, Held>, id: string): void {
  const one = held.get(id);
  one?.stop.abort();
  one?.picture.close();
  held.delete(id);
}

function newId(): string {
  return Array.from(secureRandom(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
