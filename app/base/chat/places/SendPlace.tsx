import { CircleAlert } from 'lucide-react';
import type { Peer } from '../../../contract/gateway/conversationId.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useBack } from '../../../core/navigation/navigation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Callout } from '../../../ui/Callout.tsx';
import { useSendOnce } from '../composer/useSendOnce.ts';
import type { Place } from './place.ts';
import * as css from './SendPlace.css.ts';

type Props = {
  /** Null while none is chosen. */
  place: Place | null;
  peer: Peer;
  /** The conversation it goes to. */
  parent: string;
};

/** Sends the place once, and goes back when it is on its way. */
export function SendPlace({ place, peer, parent }: Props) {
  const { t } = useTranslation('chat.places');
  const back = useBack(parent);
  const { state, send } = useSendOnce({ peer, onKept: back });
  const sendPlace = ({ accuracy, ...named }: Place): void =>
    void send({ kind: 'location', ...named, accuracy: accuracy ?? undefined });
  return (
    <>
      <div role="alert" className={css.alert}>
        {state === 'refused' && (
          <Callout tone="negative" glyph={CircleAlert}>
            {t('notKept')}
          </Callout>
        )}
      </div>
      <Button
        wide
        disabled={!place}
        busyLabel={state === 'sending' ? t('sending') : undefined}
        onClick={() => place && sendPlace(place)}
      >
        {t('send')}
      </Button>
      <p className={css.note}>{t('privacy')}</p>
    </>
  );
}
