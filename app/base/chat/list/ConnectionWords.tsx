import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { onlineAtom } from '../../../core/backend/onlineAtom.ts';
import { messagingStatusAtom } from '../../../core/messaging/messagingAtoms.ts';
import { connectionKeys } from '../status/connectionKeys.ts';
import * as css from './ConnectionWords.css.ts';

/** What the connection is doing, at the end of the title bar; without a network the strip says it. */
export function ConnectionWords() {
  const { t } = useTranslation('chat.message');
  const key = connectionKeys[useAtomValue(messagingStatusAtom)];
  const isOnline = useAtomValue(onlineAtom);
  return (
    <span className={css.place} role="status">
      {isOnline && key && (
        <span key={key} className={css.words}>
          {t(key)}
        </span>
      )}
    </span>
  );
}
