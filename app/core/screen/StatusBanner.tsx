import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { NetworkBar } from '../../ui/NetworkBar.tsx';
import { useFeatures } from '../features.tsx';
import { onlineAtom } from '../onlineAtom.ts';
import { IncompleteBar } from './IncompleteBar.tsx';

/** The strip under the title bar: there while something is missing, the network first of all. */
export function StatusBanner() {
  const { t } = useTranslation();
  const isOnline = useAtomValue(onlineAtom);
  const { isIncomplete } = useFeatures();
  if (!isOnline) return <NetworkBar>{t('offline')}</NetworkBar>;
  return isIncomplete ? <IncompleteBar /> : null;
}
