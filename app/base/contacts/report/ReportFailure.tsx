import { CircleHelp } from 'lucide-react';
import { failureOf, isUnknownOutcome } from '../../../contract/callError.ts';
import { ErrorCallout } from '../../../core/errors/ErrorCallout.tsx';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { Callout } from '../../../ui/Callout.tsx';

/** Says why a report was not sent, or that nobody knows whether it was. */
export function ReportFailure({ error }: { error: unknown }) {
  const { t } = useTranslation('contacts.report');
  const failure = failureOf(error);
  const isUnknown = failure !== null && isUnknownOutcome(failure);
  return (
    <>
      <div role="alert">
        {isUnknown && (
          <Callout tone="warning" glyph={CircleHelp}>
            {t('unconfirmed')}
          </Callout>
        )}
      </div>
      <ErrorCallout error={isUnknown ? null : error} />
    </>
  );
}
