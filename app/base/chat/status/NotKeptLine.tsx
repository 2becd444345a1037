import { useAtomValue } from 'jotai';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { isDurableAtom } from '../../../core/messaging/messagingAtoms.ts';
import { NetworkBar } from '../../../ui/NetworkBar.tsx';

/** Says so for as long as this device keeps no messages. */
export function NotKeptLine() {
  const { t } = useTranslation('chat.message');
  return useAtomValue(isDurableAtom) ? null : <NetworkBar>{t('keepsNothing')}</NetworkBar>;
}
