import { useTranslation } from 'react-i18next';
import { paths } from '../../core/paths.ts';
import { RootScreen } from '../../core/screen/RootScreen.tsx';
import { SubScreen } from '../../core/screen/SubScreen.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** Stands in while a screen's code is on its way: the way back works from the start. */
export function LoadingScreen({ isSlow, isTab }: { isSlow: boolean; isTab: boolean }) {
  const { t } = useTranslation();
  const title = isSlow ? t('loading') : '';
  const content = isSlow && <Skeleton label={t('loading')} />;
  if (isTab) return <RootScreen title={title}>{content}</RootScreen>;
  return (
    <SubScreen title={title} parent={paths.chat}>
      {content}
    </SubScreen>
  );
}
