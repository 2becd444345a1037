import { Keyboard } from 'lucide-react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import * as css from './BlockedRow.css.ts';
import type { RecordingProblem } from './recordingState.ts';

type Props = { problem: RecordingProblem; onRetry: () => void; onClose: () => void };

/** Why there is no recording, and what can be done about it. */
export function BlockedRow({ problem, onRetry, onClose }: Props) {
  const { t } = useTranslation(['chat.record', 'common']);
  const isFinal = problem === 'insecure' || problem === 'unsupported';
  return (
    <div className={css.row}>
      <IconButton label={t('write')} glyph={Keyboard} onClick={onClose} />
      <p className={css.words} role="alert">
        {t(problem)}
      </p>
      {!isFinal && (
        <Button look="second" size="small" onClick={onRetry}>
          {t('common:tryAgain')}
        </Button>
      )}
    </div>
  );
}
