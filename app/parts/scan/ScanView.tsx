import { Flashlight, FlashlightOff, Image } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { FileButton } from '../../ui/FileButton.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { ScanBlocked } from './ScanBlocked.tsx';
import * as css from './ScanView.css.ts';
import { type ScanDevices, scanDevices } from './scanDevices.ts';
import { type TakeCode, useScan } from './useScan.ts';
import { useScanWords } from './useScanWords.ts';

type Props = {
  /**
   * Is given what each code says, also of codes that have nothing to do with the app. It opens
   * nothing that it does not know.
   * Where the code is taken, the camera goes off. Otherwise the viewer says that the code is not one
   * of this app, and whose it is where that is known, and goes on.
   */
  onCode: TakeCode;
  devices?: ScanDevices;
};

/**
 * Reads a code with the camera, or from a picture of the album. It fills the page it is put in;
 * load it lazily.
 */
export function ScanView({ onCode, devices = scanDevices }: Props) {
  const { t } = useTranslation('contacts.scan');
  const video = useRef<HTMLVideoElement>(null);
  const scan = useScan(video, onCode, devices);
  const words = useScanWords(scan);
  const { camera, isReading, isFound } = scan;
  const isBusy = isReading || isFound || camera.status === 'opening';
  return (
    <section className={css.view} aria-label={t('title')}>
      <div className={camera.status === 'blocked' ? css.gone : css.stage}>
        {/* Stays in the page, so that the camera has an element to be shown in when it comes. */}
        <video ref={video} className={css.picture} playsInline muted />
        {!isBusy && camera.status === 'on' && <span className={css.frame} aria-hidden="true" />}
        {isBusy && (
          <span className={css.busy}>
            <Spinner size={28} />
          </span>
        )}
        {camera.status === 'on' && camera.hasLight && (
          <div className={css.lamp}>
            <IconButton
              label={camera.isLit ? t('lightOff') : t('lightOn')}
              glyph={camera.isLit ? FlashlightOff : Flashlight}
              onClick={() => scan.switchLight(!camera.isLit)}
            />
          </div>
        )}
      </div>
      {camera.status === 'blocked' && <ScanBlocked problem={camera.problem} onRetry={scan.retry} />}
      <div className={css.foot}>
        <p className={css.words} role="status">
          {words}
        </p>
        <FileButton accept="image/*" look="second" glyph={Image} onPick={scan.readPicture}>
          {t('choosePicture')}
        </FileButton>
        <p className={css.hint}>{t('privacy')}</p>
      </div>
    </section>
  );
}
