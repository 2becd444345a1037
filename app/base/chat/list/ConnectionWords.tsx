import { useAtomValue } from 'jotai';
import { reconnectingAtom } from '../../../core/backend/connectionAtom.ts';
import { onlineAtom } from '../../../core/backend/onlineAtom.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import {
  lostConnectionsAtom,
  messagingStatusAtom,
} from '../../../core/messaging/messagingAtoms.ts';
import { connectionKeys } from '../status/connectionKeys.ts';
import * as css from './ConnectionWords.css.ts';

/**
 * What the connection is doing, at the end of the title bar, and how often it was tried again; without a
 * network, or a backend, the strip says it.
 */
export function ConnectionWords() {
  const { t } = useTranslation(['chat.message', 'shell.frame']);
  const key = connectionKeys[useAtomValue(messagingStatusAtom)];
  const attempt = useAtomValue(lostConnectionsAtom);
  const isSaid = useAtomValue(reconnectingAtom) > 0;
  const isOnline = useAtomValue(onlineAtom);
  const isAgain = key === 'connecting' && attempt > 0;
  return (
    <span className={css.place} role="status">
      {isOnline && !isSaid && key && (
        <span key={isAgain ? 'again' : key} className={css.words}>
          {isAgain ? t('shell.frame:reconnecting', { attempt }) : t(key)}
        </span>
      )}
    </span>
  );
}
