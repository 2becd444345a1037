import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { NetworkBar } from '../../ui/NetworkBar.tsx';
import { onlineAtom } from '../onlineAtom.ts';

/** The strip under the title bar: there while the device has no network. */
export function StatusBanner() {
  const { t } = useTranslation();
  const isOnline = useAtomValue(onlineAtom);
  return isOnline ? null : <NetworkBar>{t('offline')}</NetworkBar>;
}
