import type { ReactNode } from 'react';
import { uploadMedia } from '../../contract/media/uploadMedia.ts';
import { ErrorCallout } from '../../core/errors/ErrorCallout.tsx';
import { useServices } from '../../core/services/services.tsx';
import type { OpenPicture } from '../../platform/imageFile.ts';
import { CropStep } from './CropStep.tsx';
import { PictureChoice } from './PictureChoice.tsx';
import { usePictureSending } from './usePictureSending.ts';

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
  const { backend } = useServices();
  const sending = usePictureSending(async (photo, watch) => {
    const intent = `picture:${picture.url}`;
    const about = { kind: 'image', name: '' } as const;
    const { url } = await backend.upload(uploadMedia, about, photo, { ...watch, intent });
    await onUploaded(url);
  });
  return (
    <CropStep
      picture={picture}
      sending={sending}
      problem={<ErrorCallout error={sending.failure} />}
      onPickOther={onPickOther}
    />
  );
}
