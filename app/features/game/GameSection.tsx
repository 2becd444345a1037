import { useTranslation } from '../../core/i18n/translation.tsx';
import { DiscoverDrawing } from '../../ui/drawings/DiscoverDrawing.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** The game's part of the discover tab. */
export function GameSection() {
  const { t } = useTranslation('game.page');
  return (
    <EmptyState
      drawing={<DiscoverDrawing />}
      title={t('emptyTitle')}
      sentence={t('emptySentence')}
    />
  );
}
