import { ArrowUp, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import * as css from './ClipRow.css.ts';
import type { Recorder } from './createRecorder.ts';
import { KeptClip } from './KeptClip.tsx';
import { LiveWave } from './LiveWave.tsx';
import type { RecordingState } from './recordingState.ts';

type Props = {
  /** Of the conversation. */
  id: string;
  state: RecordingState;
  recorder: Recorder;
};

/** A recording without a finger on it, or one that waits: buttons send it or throw it away. */
export function ClipRow({ id, state, recorder }: Props) {
  const { t } = useTranslation(['chat.record', 'chat.conversation', 'common']);
  const { note } = recorder;
  const { phase } = state;
  const send = useRef<HTMLButtonElement>(null);
  useEffect(() => send.current?.focus({ preventScroll: true }), []);
  const file = phase === 'kept' || phase === 'sending' ? state.file : null;
  const canSend = phase === 'recording' || phase === 'kept';
  const isOver = phase === 'stopping' || phase === 'sending';
  return (
    <>
      <div className={css.row}>
        <IconButton
          label={file ? t('discard') : t('common:cancel')}
          glyph={Trash2}
          onClick={() => note({ type: 'cancel-asked' })}
          disabled={isOver}
        />
        {file ? <KeptClip id={id} file={file} /> : <LiveWave recorder={recorder} />}
        <button
          ref={send}
          type="button"
          className={css.send}
          aria-label={t('chat.conversation:send')}
          aria-disabled={!canSend}
          onKeyDown={(event) => {
            // The key that started the recording may still be down.
            if (event.repeat) event.preventDefault();
          }}
          onClick={() => note({ type: 'send-asked' })}
        >
          <Icon of={ArrowUp} size={20} />
        </button>
      </div>
      {phase === 'kept' && (
        <p className={state.isRefused ? css.refused : css.note} role="status">
          {state.isRefused ? t('notKept') : t('kept')}
        </p>
      )}
    </>
  );
}
