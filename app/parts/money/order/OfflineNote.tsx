import { useAtomValue } from 'jotai';
import { WifiOff } from 'lucide-react';
import { onlineAtom } from '../../../core/backend/onlineAtom.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { Callout } from '../../../ui/Callout.tsx';

/** Why nothing can be sent while there is no network; nothing with one. The bar of the page is read out. */
export function OfflineNote() {
  const { t } = useTranslation('points.intents');
  const isOnline = useAtomValue(onlineAtom);
  if (isOnline) return null;
  return (
    <Callout tone="warning" glyph={WifiOff}>
      {t('offline')}
    </Callout>
  );
}
