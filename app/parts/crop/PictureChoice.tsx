import type { ReactNode } from 'react';
import { useTranslation } from '../../core/i18n/translation.tsx';
import type { OpenPicture } from '../../platform/imageFile.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import * as css from './crop.css.ts';
import { PickStep } from './PickStep.tsx';
import { usePicture } from './usePicture.ts';

type Props = {
  /** The picture in use, such as an `Avatar` of size `s160`. */
  face: ReactNode;
  /** A `CropStep` for the picture that was chosen. */
  children: (picture: OpenPicture, onPickOther: () => void) => ReactNode;
};

/** Chooses a picture, and then the part of it. Stands in the body of a page; load it lazily. */
export function PictureChoice({ face, children }: Props) {
  const { t } = useTranslation('account.avatar');
  const { picture, problem, isOpening, open, drop } = usePicture();
  if (isOpening) {
    return (
      <p className={css.opening} role="status">
        <Spinner />
        {t('photoOpening')}
      </p>
    );
  }
  return picture ? (
    children(picture, drop)
  ) : (
    <PickStep face={face} problem={problem} onPick={open} />
  );
}
