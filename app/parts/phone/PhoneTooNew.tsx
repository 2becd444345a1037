import { Clock } from 'lucide-react';
import { declaredFailure } from '../../contract/callError.ts';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../core/language/useLanguageTag.ts';
import { momentTime } from '../../lib/dayTime.ts';
import { Callout } from '../../ui/Callout.tsx';

/** @returns from when on the number resets something (seconds); null where an error is about anything else. */
export function phoneHeldUntil(error: unknown): number | null {
  const failure = declaredFailure(error);
  return failure?.name === 'phoneTooNew' ? failure.data.until : null;
}

/** Says of a number that was changed lately from when on it resets something. Needs `common.form`. */
export function PhoneTooNew({ until }: { until: number | null }) {
  const { t } = useTranslation('common.form');
  const tag = useLanguageTag();
  return (
    <div role="alert">
      {until !== null && (
        <Callout tone="warning" glyph={Clock}>
          {t('phoneTooNew', { time: momentTime(until * 1000, tag) })}
        </Callout>
      )}
    </div>
  );
}
