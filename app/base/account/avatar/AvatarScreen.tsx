import { useTranslation } from '../../../core/i18n/translation.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import * as css from './AvatarScreen.css.ts';
import { CropStep } from './CropStep.tsx';
import { PickStep } from './PickStep.tsx';
import { usePicture } from './usePicture.ts';

/** /pages/my/change-avatar: choose a picture, cut it, send it. */
export function AvatarScreen() {
  const { t } = useTranslation(['account.profile', 'account.avatar']);
  const { picture, problem, isOpening, open, drop } = usePicture();
  return (
    <SubScreen title={t('profilePhoto')} parent={paths.editInformation}>
      {isOpening && (
        <p className={css.opening} role="status">
          <Spinner />
          {t('account.avatar:photoOpening')}
        </p>
      )}
      {!isOpening && !picture && <PickStep problem={problem} onPick={open} />}
      {!isOpening && picture && <CropStep key={picture.url} picture={picture} onPickOther={drop} />}
    </SubScreen>
  );
}
