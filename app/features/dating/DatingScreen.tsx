import { useTranslation } from 'react-i18next';
import { RootScreen } from '../../core/screen/RootScreen.tsx';
import { CityDrawing } from '../../ui/drawings/CityDrawing.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import * as css from './DatingScreen.css.ts';

/** /pages/tabBar/city. The safety line stands above everything, always. */
export function DatingScreen() {
  const { t } = useTranslation('dating');
  return (
    <RootScreen title={t('name')}>
      <p className={css.safety}>{t('safetyLine')}</p>
      <EmptyState drawing={<CityDrawing />} title={t('emptyTitle')} sentence={t('emptySentence')} />
    </RootScreen>
  );
}
