import { useErrorTexts } from '../../core/errors/useErrorTexts.ts';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { FormSkeleton } from '../../ui/FormSkeleton.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { useRegisterConfig } from './useRegisterConfig.ts';

export type RegisterViewProps = { account: string; onAccount: (account: string) => void };

/** Signing up, with the fields the platform asks for. */
export function RegisterView(props: RegisterViewProps) {
  const { t } = useTranslation('session.register');
  const errors = useErrorTexts();
  const { config, error, isRetrying, retry } = useRegisterConfig();
  if (config) return <RegisterForm {...props} config={config} />;
  if (error === null) return <FormSkeleton fields={4} label={t('loading')} />;
  return (
    <ErrorState
      place="inline"
      title={t('formFailed')}
      sentence={errors.of(error)}
      retry={t('tryAgain')}
      busyLabel={isRetrying ? t('loading') : undefined}
      onRetry={retry}
    />
  );
}
