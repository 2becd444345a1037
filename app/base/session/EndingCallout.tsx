import { LogOut } from 'lucide-react';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { sessionEndSentence } from '../../core/session/endSession.ts';
import type { SessionEnding } from '../../core/session/sessionEnding.ts';
import { Callout } from '../../ui/Callout.tsx';
import * as css from './EndingCallout.css.ts';

/** Why the last session ended, for as long as nobody is in again. */
export function EndingCallout({ ending }: { ending: SessionEnding }) {
  const { t } = useTranslation('session.login');
  const frame = useTranslation();
  return (
    <div className={css.place}>
      <Callout tone="warning" glyph={LogOut}>
        {sessionEndSentence(frame.t, ending.code, ending.message)}
        {ending.code === 403 && <span className={css.advice}>{t('takenOverAdvice')}</span>}
      </Callout>
    </div>
  );
}
