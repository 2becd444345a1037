import { Camera, CircleAlert, Image } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { isAndroid, isIos } from '../../platform/device.ts';
import type { PictureProblem } from '../../platform/imageFile.ts';
import { Callout } from '../../ui/Callout.tsx';
import { FileButton } from '../../ui/FileButton.tsx';
import * as css from './crop.css.ts';

type Props = {
  /** What is in use. */
  face: ReactNode;
  problem: PictureProblem | null;
  onPick: (file: File) => void;
};

/** The picture in use, and the ways to another one. */
export function PickStep({ face, problem, onPick }: Props) {
  const { t } = useTranslation('account.avatar');
  const hasCamera = isIos() || isAndroid();
  const sentences: Record<PictureProblem, string> = {
    unreadable: t('photoUnreadable'),
    tooLarge: t('photoTooLarge'),
  };
  return (
    <div className={css.step}>
      <div className={css.face}>{face}</div>
      <div role="alert">
        {problem && (
          <Callout tone="negative" glyph={CircleAlert}>
            {sentences[problem]}
          </Callout>
        )}
      </div>
      <FileButton accept="image/*" glyph={Image} onPick={onPick}>
        {t('choosePhoto')}
      </FileButton>
      {hasCamera && (
        <FileButton accept="image/*" capture="user" look="second" glyph={Camera} onPick={onPick}>
          {t('takePhoto')}
        </FileButton>
      )}
      <p className={css.hint}>{t('photoPrivacy')}</p>
    </div>
  );
}
