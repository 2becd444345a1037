import { useTranslation } from 'react-i18next';
import { paths } from '../../core/paths.ts';
import { SubScreen } from '../../core/screen/SubScreen.tsx';

export function AboutScreen() {
  const { t } = useTranslation();
  return (
    <SubScreen title={t('about')} parent={paths.mine}>
      {null}
    </SubScreen>
  );
}
