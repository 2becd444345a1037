import { type ReactNode, useEffect, useRef, useState } from 'react';
import { failureOf } from '../../contract/callError.ts';
import { uploadMedia } from '../../contract/media/uploadMedia.ts';
import { ErrorCallout } from '../../core/errors/ErrorCallout.tsx';
import { useServices } from '../../core/services/services.tsx';
import { cropPicture, type OpenPicture } from '../../platform/imageFile.ts';
import { CropStep, type PictureSending } from './CropStep.tsx';
import { PictureChoice } from './PictureChoice.tsx';

/** Pixels of the sides. */
const side = 512;
const maxBytes = 300 * 1024;

type Props = {
  /** The picture in use, such as an `Avatar` of size `s160`. */
  face: ReactNode;
  /** @param url where the picture is kept, as the backend has it. What is done with it may fail and reject */
  onUploaded: (url: string) => Promise<void> | void;
};

/** Chooses, cuts and sends a picture that something else, such as a group, is then shown with. */
export function PictureUpload({ face, onUploaded }: Props) {
  return (
    <PictureChoice face={face}>
      {(picture, onPickOther) => (
        <UploadStep
          key={picture.url}
          picture={picture}
          onPickOther={onPickOther}
          onUploaded={onUploaded}
        />
      )}
    </PictureChoice>
  );
}

type StepProps = Pick<Props, 'onUploaded'> & { picture: OpenPicture; onPickOther: () => void };

function UploadStep({ picture, onPickOther, onUploaded }: StepProps) {
  const sending = useUpload(onUploaded);
  return (
    <CropStep
      picture={picture}
      sending={sending}
      problem={<ErrorCallout error={sending.failure} />}
      onPickOther={onPickOther}
    />
  );
}

function useUpload(onUploaded: Props['onUploaded']): PictureSending {
  const { backend } = useServices();
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
        const { url } = await backend.upload(uploadMedia, { kind: 'image', name: '' }, photo, {
          onProgress: setShare,
          signal: control.signal,
          intent: `picture:${picture.url}`,
        });
        await onUploaded(url);
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
