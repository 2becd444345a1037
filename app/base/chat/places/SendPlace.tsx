import { CircleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Peer } from '../../../contract/gateway/conversationId.ts';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import { useBack } from '../../../core/navigation/navigation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Callout } from '../../../ui/Callout.tsx';
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
  const messaging = useMessaging();
  const back = useBack(parent);
  const isRunning = useRef(false);
  const [state, setState] = useState<'idle' | 'sending' | 'refused'>('idle');
  const send = async (): Promise<void> => {
    if (!place || isRunning.current) return;
    isRunning.current = true;
    setState('sending');
    const { accuracy, ...named } = place;
    const content = { kind: 'location' as const, ...named, accuracy: accuracy ?? undefined };
    try {
      await messaging.send(peer, content).kept;
      back();
    } catch {
      // The device has no room: what was chosen stays here.
      isRunning.current = false;
      setState('refused');
    }
  };
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
        onClick={() => void send()}
      >
        {t('send')}
      </Button>
      <p className={css.note}>{t('privacy')}</p>
    </>
  );
}
