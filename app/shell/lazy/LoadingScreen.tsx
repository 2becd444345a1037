import { useTranslation } from 'react-i18next';
import { paths } from '../../core/navigation/paths.ts';
import { RootScreen } from '../../core/screen/RootScreen.tsx';
import { SubScreen } from '../../core/screen/SubScreen.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** Key of a tab page's title in the namespace `shell`. */
export type TabTitle = 'chatsTab' | 'mineTab';

type Props = { isSlow: boolean; tabTitle: TabTitle | undefined };

/** Stands in while a screen's code is on its way: the way back works from the start. */
export function LoadingScreen({ isSlow, tabTitle }: Props) {
  const { t } = useTranslation();
  const content = isSlow && <Skeleton label={t('loading')} />;
  if (tabTitle) return <RootScreen title={t(tabTitle)}>{content}</RootScreen>;
  return (
    <SubScreen title={isSlow ? t('loading') : ''} parent={paths.chat}>
      {content}
    </SubScreen>
  );
}
