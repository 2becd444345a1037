import { useTranslation } from '../../../core/i18n/translation.tsx';
import { LostDrawing } from '../../../ui/drawings/LostDrawing.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';

/** For an address that names nobody, or somebody who may not be looked at. */
export function NobodyToShow({ reason }: { reason: 'gone' | 'hidden' }) {
  const { t } = useTranslation('contacts.person');
  const isGone = reason === 'gone';
  return (
    <EmptyState
      drawing={<LostDrawing />}
      title={isGone ? t('goneTitle') : t('hiddenTitle')}
      sentence={isGone ? t('goneSentence') : t('hiddenSentence')}
    />
  );
}
