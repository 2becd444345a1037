import { useTranslation } from 'react-i18next';
import { PlayDrawing } from '../../ui/drawings/PlayDrawing.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import * as css from './GameSection.css.ts';

/** The game's part of the discover tab. */
export function GameSection() {
  const { t } = useTranslation('game');
  return (
    <div className={css.section}>
      <EmptyState
        place="inline"
        drawing={<PlayDrawing />}
        title={t('emptyTitle')}
        sentence={t('emptySentence')}
      />
    </div>
  );
}
