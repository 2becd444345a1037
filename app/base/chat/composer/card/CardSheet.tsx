import { CircleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Friend } from '../../../../contract/gateway/entities/people.ts';
import type { ComposerPanelProps } from '../../../../core/feature/slots.ts';
import { useMessaging } from '../../../../core/messaging/hooks/useMessaging.ts';
import { PersonRow } from '../../../../parts/person/PersonRow.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Callout } from '../../../../ui/Callout.tsx';
import { Sheet } from '../../../../ui/Sheet.tsx';
import { CardChoice } from './CardChoice.tsx';
import * as css from './CardSheet.css.ts';

/** Chooses the friend whose contact card is sent, and sends it after a second look. */
export function CardSheet({ peer, onClose }: ComposerPanelProps) {
  const { t } = useTranslation('chat.card');
  const messaging = useMessaging();
  const [friend, setFriend] = useState<Friend | null>(null);
  const [state, setState] = useState<'idle' | 'sending' | 'refused'>('idle');
  const isRunning = useRef(false);
  const send = async ({ userID, nickname, faceURL }: Friend): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setState('sending');
    try {
      // The name that the reader gave a friend is nobody else's business.
      await messaging.send(peer, { kind: 'card', userID, nickname, faceURL }).kept;
      onClose();
    } catch {
      // The device has no room: the choice stays.
      isRunning.current = false;
      setState('refused');
    }
  };
  return (
    <Sheet
      open
      onClose={() => state !== 'sending' && onClose()}
      title={friend ? t('ask') : t('title')}
      closeLabel={t('cancel')}
    >
      {friend ? (
        <div className={css.parts}>
          <PersonRow person={friend} />
          <div role="alert" className={css.alert}>
            {state === 'refused' && (
              <Callout tone="negative" glyph={CircleAlert}>
                {t('notKept')}
              </Callout>
            )}
          </div>
          <div className={css.actions}>
            <Button
              look="neutral"
              disabled={state === 'sending'}
              onClick={() => {
                setFriend(null);
                setState('idle');
              }}
            >
              {t('cancel')}
            </Button>
            <Button
              busyLabel={state === 'sending' ? t('sending') : undefined}
              onClick={() => void send(friend)}
            >
              {t('send')}
            </Button>
          </div>
        </div>
      ) : (
        <div className={css.choice}>
          <CardChoice without={'userID' in peer ? peer.userID : ''} onChoose={setFriend} />
        </div>
      )}
    </Sheet>
  );
}
