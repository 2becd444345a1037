import { CircleAlert, ImagePlus } from 'lucide-react';
import { reportImagesMax } from '../../../contract/people/report.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { Callout } from '../../../ui/Callout.tsx';
import { FileButton } from '../../../ui/FileButton.tsx';
import { PictureTile } from './PictureTile.tsx';
import * as css from './ReportPictures.css.ts';
import type { Pictures } from './usePictures.ts';

/** The pictures that go with a report, and where to choose them. */
export function ReportPictures({
  pictures: { pictures, problem, ...act },
}: {
  pictures: Pictures;
}) {
  const { t } = useTranslation('contacts.report');
  const hasFailed = pictures.some(({ upload }) => upload.status === 'failed');
  const sentences = { unreadable: t('pictureUnreadable'), tooLarge: t('pictureTooLarge') };
  const said = problem ? sentences[problem] : hasFailed ? t('pictureFailed') : null;
  return (
    <fieldset className={css.part}>
      <legend className={css.legend}>{t('pictures', { max: reportImagesMax })}</legend>
      {pictures.length > 0 && (
        <ul className={css.tiles}>
          {pictures.map((picture, index) => (
            <PictureTile
              key={picture.id}
              picture={picture}
              number={index + 1}
              onRetry={() => act.retry(picture.id)}
              onRemove={() => act.remove(picture.id)}
            />
          ))}
        </ul>
      )}
      <div role="alert">
        {said && (
          <Callout tone="negative" glyph={CircleAlert}>
            {said}
          </Callout>
        )}
      </div>
      {pictures.length < reportImagesMax && (
        <FileButton accept="image/*" look="second" glyph={ImagePlus} onPick={act.add}>
          {t('addPicture')}
        </FileButton>
      )}
    </fieldset>
  );
}
