import { useTranslation } from 'react-i18next';
import { RootScreen } from '../../core/screen/RootScreen.tsx';
import { LiveDrawing } from '../../ui/drawings/LiveDrawing.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** /pages/tabBar/love */
export function HighlightsScreen() {
  const { t } = useTranslation('highlights');
  return (
    <RootScreen title={t('tab')}>
      <EmptyState drawing={<LiveDrawing />} title={t('emptyTitle')} sentence={t('emptySentence')} />
    </RootScreen>
  );
}
