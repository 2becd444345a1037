import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import type { Area } from '../../../lib/cropGeometry.ts';
import type { OpenPicture } from '../../../platform/imageFile.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { Slider } from '../../../ui/Slider.tsx';
import { EditFailure } from '../EditFailure.tsx';
import * as css from './AvatarScreen.css.ts';
import { CropFrame, maxZoom } from './CropFrame.tsx';
import { useSendAvatar } from './useSendAvatar.ts';

type Props = { picture: OpenPicture; onPickOther: () => void };

/** The part that becomes the photo: moved, zoomed and turned, kept when sending it fails. */
export function CropStep({ picture, onPickOther }: Props) {
  const { t } = useTranslation('account.avatar');
  const [zoom, setZoom] = useState(1);
  const [degrees, setDegrees] = useState(0);
  const [area, setArea] = useState<Area | null>(null);
  const sending = useSendAvatar();
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
      <EditFailure failure={sending.failure} unconfirmed={t('photoUnconfirmed')} />
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
