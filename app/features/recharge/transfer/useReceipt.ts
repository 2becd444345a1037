import { useEffect, useReducer, useRef } from 'react';
import { uploadMedia } from '../../../contract/media/uploadMedia.ts';
import { useServices } from '../../../core/services/services.tsx';
import {
  type OpenPicture,
  openPicture,
  PictureError,
  pictureFile,
} from '../../../platform/imageFile.ts';
import { secureRandom } from '../../../platform/random.ts';
import { noReceipt, type ReceiptState, reduceReceipt } from './receiptState.ts';

/** Bytes of a picture as it is sent. */
const maxBytes = 2 * 1024 * 1024;

export type Receipt = ReceiptState & {
  /** Opens a file of the device and sends it, without anything but its pixels. */
  add: (file: Blob) => void;
  /** Sends the picture again, under the same key. */
  retry: () => void;
  /** Takes it away; a sending that runs is called off. */
  remove: () => void;
};

type Held = { id: string; picture: OpenPicture; blob: Blob; stop: AbortController };

/** The picture of a receipt: sent as soon as it is chosen; its memory goes with the page. */
export function useReceipt(): Receipt {
  const { backend } = useServices();
  const [state, dispatch] = useReducer(reduceReceipt, noReceipt);
  const held = useRef<Held | null>(null);
  useEffect(() => () => drop(held), []);

  const send = async (): Promise<void> => {
    const one = held.current;
    if (!one) return;
    const stop = new AbortController();
    held.current = { ...one, stop };
    const { id } = one;
    dispatch({ type: 'started', id });
    try {
      const { url } = await backend.upload(uploadMedia, { kind: 'image', name: '' }, one.blob, {
        onProgress: (share) => dispatch({ type: 'progressed', id, share }),
        signal: stop.signal,
        intent: `receipt-picture:${id}`,
      });
      dispatch({ type: 'uploaded', id, url });
    } catch {
      dispatch({ type: 'failed', id });
    }
  };

  return {
    ...state,
    async add(file) {
      try {
        const picture = await openPicture(file);
        const blob = await pictureFile(picture, maxBytes);
        drop(held);
        const id = newId();
        held.current = { id, picture, blob, stop: new AbortController() };
        dispatch({ type: 'added', id, preview: picture.url });
        await send();
      } catch (error) {
        const problem = error instanceof PictureError ? error.problem : 'unreadable';
        dispatch({ type: 'refused', problem });
      }
    },
    retry: () => void send(),
    remove() {
      drop(held);
      dispatch({ type: 'removed' });
    },
  };
}

function drop(held: { current: Held | null }): void {
  held.current?.stop.abort();
  held.current?.picture.close();
  held.current = null;
}

function newId(): string {
  return Array.from(secureRandom(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
