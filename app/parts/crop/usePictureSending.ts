import { useEffect, useRef, useState } from 'react';
import { failureOf } from '../../contract/callError.ts';
import { cropPicture } from '../../platform/imageFile.ts';
import type { PictureSending } from './CropStep.tsx';

/** Pixels of the photo's sides, as the server keeps it. */
const side = 512;
const maxBytes = 300 * 1024;

/** For the upload: tells how far it is, and is aborted where somebody cancels or leaves. */
type Watch = { onProgress: (share: number) => void; signal: AbortSignal };

/**
 * Cuts a picture on the device and hands it on, one at a time.
 * @param sendPhoto uploads the photo and does what follows; may reject
 */
export function usePictureSending(
  sendPhoto: (photo: Blob, watch: Watch) => Promise<void>,
): PictureSending {
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  return {
    share,
    failure,
    cancel: () => stop.current?.abort(),
    async send(picture, crop) {
      if (stop.current) return;
      const control = new AbortController();
      stop.current = control;
      setFailure(null);
      setShare(0);
      try {
        const photo = await cropPicture(picture, { ...crop, side, maxBytes });
        await sendPhoto(photo, { onProgress: setShare, signal: control.signal });
      } catch (error) {
        // Whoever cancelled knows why nothing was sent.
        if (failureOf(error)?.kind !== 'cancelled') setFailure(error);
      } finally {
        stop.current = null;
        setShare(null);
      }
    },
  };
}
