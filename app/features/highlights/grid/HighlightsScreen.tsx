import { useContext } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { StampingContext } from '../../../core/lazy/stamping.ts';
import { RootScreen } from '../../../core/screen/RootScreen.tsx';
import { GridSkeleton } from './GridSkeleton.tsx';
import { HighlightGrid } from './HighlightGrid.tsx';

/** /pages/tabBar/love: the server's filters, in the address, and what fits them. */
export function HighlightsScreen() {
  const { t } = useTranslation('highlights.labels');
  const isStamping = useContext(StampingContext) !== null;
  return (
    <RootScreen title={t('tab')}>{isStamping ? <GridSkeleton /> : <HighlightGrid />}</RootScreen>
  );
}
