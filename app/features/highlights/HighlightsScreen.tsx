import { useTranslation } from '../../core/i18n/translation.tsx';
import { RootScreen } from '../../core/screen/RootScreen.tsx';
import { LiveDrawing } from '../../ui/drawings/LiveDrawing.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** /pages/tabBar/love */
export function HighlightsScreen() {
  const { t } = useTranslation(['highlights.page', 'highlights.labels']);
  return (
    <RootScreen title={t('highlights.labels:tab')}>
      <EmptyState drawing={<LiveDrawing />} title={t('emptyTitle')} sentence={t('emptySentence')} />
    </RootScreen>
  );
}
