import { useTranslation } from 'react-i18next';
import { DiscoverDrawing } from '../../ui/drawings/DiscoverDrawing.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import * as css from './VideoSection.css.ts';

/** The videos’ part of the discover tab. */
export function VideoSection() {
  const { t } = useTranslation('video');
  return (
    <div className={css.section}>
      <EmptyState
        place="inline"
        drawing={<DiscoverDrawing />}
        title={t('emptyTitle')}
        sentence={t('emptySentence')}
      />
    </div>
  );
}
