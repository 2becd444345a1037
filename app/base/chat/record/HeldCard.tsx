import { LockKeyhole } from 'lucide-react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { Recorder } from './createRecorder.ts';
import * as css from './HeldCard.css.ts';
import { LiveWave } from './LiveWave.tsx';
import type { Over } from './recordingState.ts';

type Props = { over: Over; recorder: Recorder };

/** Over the button that is held: that it records, and where the finger can go. */
export function HeldCard({ over, recorder }: Props) {
  const { t } = useTranslation('chat.record');
  return (
    <div className={css.place} aria-hidden="true">
      <div className={`${css.card} ${over === 'cancel' ? css.cancelling : ''}`}>
        <LiveWave recorder={recorder} />
        <span className={css.hint}>{t(over === 'cancel' ? 'releaseToCancel' : 'slideUp')}</span>
      </div>
      <span className={css.lock}>
        <Icon of={LockKeyhole} size={20} />
      </span>
    </div>
  );
}
