import { useTranslation } from 'react-i18next';
import { paths } from '../../core/paths.ts';
import { SubScreen } from '../../core/screen/SubScreen.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** Stands in while a screen's code is on its way: the way back works from the start. */
export function LoadingScreen({ isSlow }: { isSlow: boolean }) {
  const { t } = useTranslation();
  return (
    <SubScreen title={isSlow ? t('loading') : ''} parent={paths.chat}>
      {isSlow && <Skeleton label={t('loading')} />}
    </SubScreen>
  );
}
