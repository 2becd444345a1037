import { ErrorCallout } from '../../core/errors/ErrorCallout.tsx';
import { StopWaiting } from '../../core/form/StopWaiting.tsx';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { keepSuperiorCode } from '../../core/session/superiorCode.ts';
import { NewPasswordFields } from '../../parts/password/NewPasswordFields.tsx';
import type { VerificationProblem } from '../../parts/verification/useVerification.ts';
import { VerificationField } from '../../parts/verification/VerificationField.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import * as css from './LoginView.css.ts';
import { PhoneAndCode } from './PhoneAndCode.tsx';
import type { RegisterViewProps } from './RegisterView.tsx';
import type { RegisterName } from './registerProblems.ts';
import type { RegisterConfig } from './useRegisterConfig.ts';
import { useRegisterForm } from './useRegisterForm.ts';
import { useRegisterText } from './useRegisterText.ts';

type Props = RegisterViewProps & { config: RegisterConfig };

export function RegisterForm({ account, onAccount, config }: Props) {
  const { t } = useTranslation(['session.register', 'session.login', 'common.form']);
  const { form, verification } = useRegisterForm({ account, onAccount, config });
  const say = useRegisterText();
  const inputOf = (name: Exclude<RegisterName, 'picture'>) => {
    const { problem, ...field } = form.field(name);
    return { ...field, error: problem && say(problem) };
  };
  const { problem: pictureProblem, ...picture } = form.field('picture');
  const invite = inputOf('inviteCode');
  const doing = verification.isChecking ? t('checking') : t('signingUp');
  return (
    <form {...form.props} onFocus={verification.begin}>
      <Field
        {...inputOf('account')}
        label={t('accountName')}
        hint={t('accountRule')}
        autoComplete="username"
        enterKeyHint="next"
      />
      <NewPasswordFields
        label={t('session.login:password')}
        password={form.field('password')}
        live={form.live('password')}
        repeat={form.field('repeat')}
      />
      {config.phone !== 'hidden' && (
        <PhoneAndCode
          purpose="register"
          label={config.phone === 'required' ? t('common.form:phone') : t('phoneOptional')}
          phone={inputOf('phone')}
          smsCode={inputOf('smsCode')}
          onNoPhone={() => form.refuse({ phone: 'phone' })}
          onSent={() => form.excuse('smsCode')}
        />
      )}
      {config.inviteCode !== 'hidden' && (
        <Field
          {...invite}
          onBlur={() => {
            keepSuperiorCode(invite.value);
            invite.onBlur();
          }}
          label={config.inviteCode === 'required' ? t('inviteCode') : t('inviteCodeOptional')}
          autoComplete="off"
          enterKeyHint="go"
        />
      )}
      <VerificationField
        {...picture}
        verification={verification}
        problem={pictureProblem as VerificationProblem | null}
        onNewPicture={() => form.empty('picture')}
      />
      <div className={css.problem}>
        <ErrorCallout error={form.failure} />
      </div>
      <Button type="submit" wide busyLabel={form.isSending ? doing : undefined}>
        {t('signUp')}
      </Button>
      <StopWaiting
        isWaiting={form.isSending}
        onStop={() => {
          form.stop();
          verification.cancel();
        }}
      />
    </form>
  );
}
