import { useAtomValue } from 'jotai';
import { NetworkBar } from '../../ui/NetworkBar.tsx';
import { reconnectingAtom } from '../backend/connectionAtom.ts';
import { onlineAtom } from '../backend/onlineAtom.ts';
import { useFeatures } from '../feature/features.tsx';
import { useTranslation } from '../i18n/translation.tsx';
import { IncompleteBar } from './IncompleteBar.tsx';
import { useHasSavedContent } from './savedContent.ts';

/** The strip under the title bar: there while something is missing, the network first of all. */
export function StatusBanner() {
  const { t } = useTranslation();
  const isOnline = useAtomValue(onlineAtom);
  const attempt = useAtomValue(reconnectingAtom);
  const { isIncomplete } = useFeatures();
  if (!isOnline) return <OfflineBar />;
  if (attempt > 0) return <NetworkBar>{t('reconnecting', { attempt })}</NetworkBar>;
  return isIncomplete ? <IncompleteBar /> : null;
}

/** What was saved is claimed to be shown only where it is. */
function OfflineBar() {
  const { t } = useTranslation();
  return <NetworkBar>{t(useHasSavedContent() ? 'offlineSaved' : 'offline')}</NetworkBar>;
}
