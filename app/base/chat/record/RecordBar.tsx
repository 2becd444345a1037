import type { KeyboardEvent } from 'react';
import type { Peer } from '../../../contract/gateway/conversationId.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { BlockedRow } from './BlockedRow.tsx';
import { ClipRow } from './ClipRow.tsx';
import { HoldRow } from './HoldRow.tsx';
import * as css from './RecordBar.css.ts';
import type { RecordingState } from './recordingState.ts';
import { useRecorder } from './useRecorder.ts';

export type RecordBarProps = {
  /** Of the conversation. */
  id: string;
  peer: Peer;
  /** The person wants to write instead. */
  onClose: () => void;
};

/** Records a voice message while it is held, or hands-free; sends it or throws it away. */
export function RecordBar({ id, peer, onClose }: RecordBarProps) {
  const { t } = useTranslation('chat.record');
  const { state, recorder } = useRecorder(id, peer);
  const { note } = recorder;
  const isClosed = state.phase === 'closed';
  // It is closed before it has been opened, too.
  const close = (): void => {
    note({ type: 'closed' });
    onClose();
  };
  const isLocked = isHandsFree(state);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    if (isLocked) note({ type: 'cancel-asked' });
    else if (!isClosed) close();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the buttons inside
    <div className={css.bar} onKeyDown={onKeyDown}>
      {state.phase === 'blocked' ? (
        <BlockedRow
          problem={state.problem}
          onRetry={() => note({ type: 'opened' })}
          onClose={close}
        />
      ) : isLocked ? (
        <ClipRow id={id} state={state} recorder={recorder} />
      ) : (
        <HoldRow state={state} recorder={recorder} onClose={close} />
      )}
      <span className={css.spoken} role="status">
        {state.phase === 'recording' ? t('recording') : ''}
      </span>
    </div>
  );
}

/** Whether buttons decide, and no finger that is held. */
function isHandsFree(state: RecordingState): boolean {
  switch (state.phase) {
    case 'starting':
    case 'recording':
      return state.hold === 'locked';
    case 'kept':
    case 'sending':
    case 'stopping':
      return true;
    default:
      return false;
  }
}
