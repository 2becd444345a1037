import { useTranslation } from 'react-i18next';
import { paths } from '../../core/paths.ts';
import { SubScreen } from '../../core/screen/SubScreen.tsx';

export function InstallScreen() {
  const { t } = useTranslation();
  return (
    <SubScreen title={t('install')} parent={paths.mine}>
      {null}
    </SubScreen>
  );
}
