import { invitePattern } from '../../contract/fields/superiorCode.ts';
import { bindProUser } from '../../contract/user/bindProUser.ts';
import { blameFor } from '../../core/errors/blameFor.ts';
import { ErrorCallout } from '../../core/errors/ErrorCallout.tsx';
import { useErrorTexts } from '../../core/errors/useErrorTexts.ts';
import { useForm } from '../../core/form/useForm.ts';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { useServices } from '../../core/services/services.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { showToast } from '../../ui/toasts.ts';

type Problem = 'codeInvalid' | 'inviteCodeUnknown' | 'superiorTaken' | 'superiorSelf';

const initial = { inviteCode: '' };
const blame = blameFor({
  inviteCodeUnknown: 'inviteCode',
  superiorTaken: 'inviteCode',
  superiorSelf: 'inviteCode',
});

type Props = {
  /** A code that was scanned, or null. */
  code: string | null;
  /** Called once the inviter is saved. */
  onDone: () => void;
};

export function EnterCodeForm({ code, onDone }: Props) {
  const { t } = useTranslation('invite.page');
  const { backend } = useServices();
  const errors = useErrorTexts('user', 'session');
  const form = useForm<'inviteCode', Problem>({
    id: 'bind-inviter',
    initial,
    ...(code && { given: { inviteCode: code } }),
    check: ({ inviteCode }) =>
      invitePattern.test(inviteCode.trim()) ? {} : { inviteCode: 'codeInvalid' },
    blame,
    async onSend({ inviteCode }) {
      await backend.call(
        bindProUser,
        { inviteCode: inviteCode.trim() },
        { intent: 'bind-inviter' },
      );
      showToast(t('bound'), { done: true });
      onDone();
    },
  });
  const { problem, ...field } = form.field('inviteCode');
  const error = problem === 'codeInvalid' ? t(problem) : problem && errors.named(problem);
  return (
    <form {...form.props}>
      <Field
        {...field}
        label={t('inviteCode')}
        hint={t('enterCodeHint')}
        error={error}
        maxLength={64}
        autoComplete="off"
        enterKeyHint="send"
      />
      <ErrorCallout error={form.failure} />
      <Button type="submit" wide busyLabel={form.isSending ? t('saving') : undefined}>
        {t('save')}
      </Button>
    </form>
  );
}
