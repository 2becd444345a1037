import { useTranslation } from '../../core/i18n/translation.tsx';
import { PlayDrawing } from '../../ui/drawings/PlayDrawing.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** The videos' part of the discover tab. */
export function VideoSection() {
  const { t } = useTranslation('video.page');
  return (
    <EmptyState drawing={<PlayDrawing />} title={t('emptyTitle')} sentence={t('emptySentence')} />
  );
}
