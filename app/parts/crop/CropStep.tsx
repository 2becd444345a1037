import { RotateCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../core/i18n/translation.tsx';
import type { Area } from '../../lib/cropGeometry.ts';
import type { OpenPicture } from '../../platform/imageFile.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { CropFrame, maxZoom } from './CropFrame.tsx';
import * as css from './crop.css.ts';

/** Where a picture goes once it is cut. */
export type PictureSending = {
  /** How much has been sent, 0 to 1; null while nothing is being sent. */
  share: number | null;
  /** Why the last sending failed; null for no reason, also after `cancel`. */
  failure: unknown;
  /** Never rejects. */
  send: (picture: OpenPicture, crop: { area: Area; degrees: number }) => Promise<void>;
  cancel: () => void;
};

type Props = {
  picture: OpenPicture;
  sending: PictureSending;
  /** Says why the last sending failed. */
  problem: ReactNode;
  onPickOther: () => void;
};

/** The part that becomes the photo: moved, zoomed and turned, kept when sending it fails. */
export function CropStep({ picture, sending, problem, onPickOther }: Props) {
  const { t } = useTranslation('account.avatar');
  const [zoom, setZoom] = useState(1);
  const [degrees, setDegrees] = useState(0);
  const [area, setArea] = useState<Area | null>(null);
  const isSending = sending.share !== null;
  const send = (): void => {
    if (area) void sending.send(picture, { area, degrees });
  };
  return (
    <div className={css.step}>
      <CropFrame
        url={picture.url}
        label={t('cropHint')}
        zoom={zoom}
        degrees={degrees}
        isStill={isSending}
        onZoom={setZoom}
        onArea={setArea}
      />
      <div className={css.tools}>
        <Slider
          label={t('zoom')}
          min={1}
          max={maxZoom}
          step={0.05}
          value={zoom}
          disabled={isSending}
          onChange={setZoom}
        />
        <IconButton
          label={t('rotate')}
          glyph={RotateCw}
          disabled={isSending}
          onClick={() => setDegrees((degrees + 90) % 360)}
        />
      </div>
      {problem}
      {sending.share === null ? (
        <>
          <Button wide disabled={area === null} onClick={send}>
            {sending.failure ? t('sendAgain') : t('save')}
          </Button>
          <Button wide look="neutral" onClick={onPickOther}>
            {t('chooseOther')}
          </Button>
        </>
      ) : (
        <>
          <ProgressBar label={t('photoSending')} share={sending.share} />
          <Button wide look="neutral" onClick={sending.cancel}>
            {t('cancel')}
          </Button>
        </>
      )}
    </div>
  );
}
