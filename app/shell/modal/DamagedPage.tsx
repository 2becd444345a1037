import { useTranslation } from '../../core/i18n/translation.tsx';
import { Refusal } from './Refusal.tsx';

/** Stands in for a page whose parameters cannot be read. */
export function DamagedPage({ pageTitle }: { pageTitle?: string }) {
  const { t } = useTranslation('shell.modal');
  const title = t('damagedTitle');
  return <Refusal pageTitle={pageTitle ?? title} title={title} sentence={t('damagedSentence')} />;
}
