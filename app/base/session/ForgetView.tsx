import { ErrorCallout } from '../../core/errors/ErrorCallout.tsx';
import { useErrorTexts } from '../../core/errors/useErrorTexts.ts';
import { StopWaiting } from '../../core/form/StopWaiting.tsx';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { NewPasswordFields } from '../../parts/password/NewPasswordFields.tsx';
import { PhoneTooNew, phoneHeldUntil } from '../../parts/phone/PhoneTooNew.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import * as screenCss from './ForgetScreen.css.ts';
import * as css from './LoginView.css.ts';
import { PhoneAndCode } from './PhoneAndCode.tsx';
import { useForgetForm } from './useForgetForm.ts';

export type ForgetViewProps = {
  account: string;
  /** Where the login page is. */
  parent: string;
};

/** Account, mobile number, the code sent to it, and the new password. */
export function ForgetView(props: ForgetViewProps) {
  const { t } = useTranslation(['common.form', 'session.forget', 'session.login']);
  const errors = useErrorTexts('session');
  const form = useForgetForm(props);
  const { problem: accountProblem, ...accountField } = form.field('account');
  const { problem: phoneProblem, ...phone } = form.field('phone');
  const { problem: codeProblem, ...smsCode } = form.field('smsCode');
  const phoneError =
    phoneProblem === 'phoneUnmatched' ? errors.named('phoneUnmatched') : t('phoneInvalid');
  const heldUntil = phoneHeldUntil(form.failure);
  const codeError =
    codeProblem === 'smsCodeWrong' ? errors.named('smsCodeWrong') : t('smsCodeInvalid');
  return (
    <form {...form.props}>
      <p className={screenCss.sentence}>{t('session.forget:forgetSentence')}</p>
      <Field
        {...accountField}
        label={t('accountName')}
        error={accountProblem && t('session.login:accountEmpty')}
        autoComplete="username"
        enterKeyHint="next"
      />
      <PhoneAndCode
        purpose="forget"
        label={t('phone')}
        phone={{ ...phone, error: phoneProblem && phoneError }}
        smsCode={{ ...smsCode, error: codeProblem && codeError }}
        onNoPhone={() => form.refuse({ phone: 'phoneInvalid' })}
        onSent={() => form.excuse('smsCode')}
      />
      <NewPasswordFields
        label={t('newPassword')}
        password={form.field('password')}
        live={form.live('password')}
        repeat={form.field('repeat')}
        last
      />
      <div className={css.problem}>
        <PhoneTooNew until={heldUntil} />
        <ErrorCallout error={heldUntil === null ? form.failure : null} />
      </div>
      <Button type="submit" wide busyLabel={form.isSending ? t('saving') : undefined}>
        {t('session.forget:setPassword')}
      </Button>
      <StopWaiting isWaiting={form.isSending} onStop={form.stop} />
    </form>
  );
}
