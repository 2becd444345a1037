import { useTranslation } from '../../core/i18n/translation.tsx';
import { paths } from '../../core/navigation/paths.ts';
import { SubScreen } from '../../core/screen/SubScreen.tsx';
import { LostDrawing } from '../../ui/drawings/LostDrawing.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** A page of something that the platform has switched off. */
export function SwitchedOffScreen() {
  const { t } = useTranslation('shell.switchedOff');
  return (
    <SubScreen title={t('title')} parent={paths.mine} quiet>
      <EmptyState drawing={<LostDrawing />} title={t('title')} sentence={t('sentence')} />
    </SubScreen>
  );
}
