import { Keyboard, LockKeyhole } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { showToast } from '../../../ui/toasts.ts';
import type { Recorder } from './createRecorder.ts';
import { HeldCard } from './HeldCard.tsx';
import * as css from './HoldRow.css.ts';
import { overOf } from './overOf.ts';
import type { RecordingState } from './recordingState.ts';

type Props = {
  state: RecordingState;
  recorder: Recorder;
  /** The person wants to write instead. */
  onClose: () => void;
};

/** The large button that records while it is held. */
export function HoldRow({ state, recorder, onClose }: Props) {
  const { t } = useTranslation('chat.record');
  const { note } = recorder;
  const hold = useRef<HTMLButtonElement>(null);
  const { phase } = state;
  const over = phase === 'recording' ? state.over : 'send';
  const isHeld = phase === 'starting' || phase === 'recording';
  const isReady = phase === 'ready';
  useEffect(() => {
    if (isReady) hold.current?.focus({ preventScroll: true });
  }, [isReady]);

  const said = isReady ? state.note : null;
  useEffect(() => {
    if (said) showToast(t(said));
  }, [said, t]);

  const onPointerDown = (event: PointerEvent): void => {
    if (!event.isPrimary || event.button > 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    note({ type: 'pressed' });
  };
  const onPointerMove = ({ clientX, clientY, currentTarget }: PointerEvent): void => {
    if (!isHeld) return;
    const place = overOf({ clientX, clientY }, currentTarget.getBoundingClientRect());
    note(place === 'lock' ? { type: 'locked' } : { type: 'moved', over: place });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    // A key is no finger: it starts what another one ends.
    event.preventDefault();
    if (!event.repeat) note({ type: 'locked' });
  };
  // Screen readers click without a pointer.
  const onClick = ({ detail }: MouseEvent): void => {
    if (detail === 0) note({ type: 'locked' });
  };

  const lit = over === 'cancel' ? css.cancel : css.send;
  const words =
    phase === 'recording' ? t(over === 'cancel' ? 'releaseToCancel' : 'releaseToSend') : t('talk');
  return (
    <>
      {isHeld && <HeldCard over={over} recorder={recorder} />}
      <div className={css.row}>
        <IconButton label={t('write')} glyph={Keyboard} onClick={onClose} disabled={isHeld} />
        <button
          ref={hold}
          type="button"
          className={`${css.hold} ${isHeld ? lit : ''}`}
          disabled={phase === 'asking' || phase === 'closed'}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={() => note({ type: 'released' })}
          onPointerCancel={() => note({ type: 'interrupted' })}
          onContextMenu={(event) => event.preventDefault()}
          onKeyDown={onKeyDown}
          onClick={onClick}
        >
          {words}
        </button>
        <IconButton
          label={t('handsFree')}
          glyph={LockKeyhole}
          onClick={() => note({ type: 'locked' })}
          disabled={!isReady}
        />
      </div>
      {phase === 'asking' && <p className={css.note}>{t('asking')}</p>}
    </>
  );
}
