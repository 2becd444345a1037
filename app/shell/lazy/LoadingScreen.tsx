import type { TextKey } from '../../core/i18n/textKey.ts';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { useLabel } from '../../core/i18n/useLabel.ts';
import { paths } from '../../core/navigation/paths.ts';
import { RootScreen } from '../../core/screen/RootScreen.tsx';
import { SubScreen } from '../../core/screen/SubScreen.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

type Props = {
  isSlow: boolean;
  /** Title of the page, where it is known. */
  title: TextKey | undefined;
  /** Title of a tab page; absent for the others. */
  tabTitle: TextKey | undefined;
};

/** Stands in while a screen's code is on its way: the way back works from the start. */
export function LoadingScreen({ isSlow, title, tabTitle }: Props) {
  const { t } = useTranslation();
  const labelOf = useLabel();
  const content = isSlow && <Skeleton label={t('loading')} atOnce />;
  if (tabTitle) return <RootScreen title={labelOf(tabTitle)}>{content}</RootScreen>;
  const unknown = isSlow ? t('loading') : '';
  return (
    <SubScreen title={title ? labelOf(title) : unknown} parent={paths.chat}>
      {content}
    </SubScreen>
  );
}
