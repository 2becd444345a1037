import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import type { Friend } from '../../../../contract/gateway/entities/people.ts';
import { useTranslation } from '../../../../core/i18n/translation.tsx';
import type { ComposerPanelProps } from '../../../../parts/composer/slots.ts';
import { PersonRow } from '../../../../parts/person/PersonRow.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Callout } from '../../../../ui/Callout.tsx';
import { Sheet } from '../../../../ui/Sheet.tsx';
import { useSendOnce } from '../useSendOnce.ts';
import { CardChoice } from './CardChoice.tsx';
import * as css from './CardSheet.css.ts';

/** Chooses the friend whose contact card is sent, and sends it after a second look. */
export function CardSheet({ peer, isOpen, onClose, onDone }: ComposerPanelProps) {
  const { t } = useTranslation('chat.card');
  const [friend, setFriend] = useState<Friend | null>(null);
  const { state, send, goOn } = useSendOnce({ peer, onKept: onDone });
  const sendCard = ({ userID, nickname, faceURL }: Friend): void =>
    // The name that the reader gave a friend is nobody else's business.
    void send({ kind: 'card', userID, nickname, faceURL });
  return (
    <Sheet
      open={isOpen}
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
                goOn();
              }}
            >
              {t('cancel')}
            </Button>
            <Button
              busyLabel={state === 'sending' ? t('sending') : undefined}
              onClick={() => sendCard(friend)}
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
