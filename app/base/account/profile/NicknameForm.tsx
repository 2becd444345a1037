import {
  type NicknameProblem,
  nicknameMax,
  nicknameProblem,
} from '../../../contract/fields/nickname.ts';
import { editNick } from '../../../contract/user/editNick.ts';
import { blameFor } from '../../../core/errors/blameFor.ts';
import { useErrorTexts } from '../../../core/errors/useErrorTexts.ts';
import { useForm } from '../../../core/form/useForm.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useBack } from '../../../core/navigation/navigation.ts';
import { paths } from '../../../core/navigation/paths.ts';
import { useServices } from '../../../core/services/services.tsx';
import { countGraphemes } from '../../../lib/graphemes.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { EditFailure } from '../EditFailure.tsx';
import * as css from '../form.css.ts';
import { useSettleEdit } from '../useSettleEdit.ts';
import { useUpdateProfile } from '../useUpdateProfile.ts';

type Problem = NicknameProblem | 'nicknameInvalid';

const problemKeys = {
  empty: 'nicknameEmpty',
  length: 'nicknameHint',
  characters: 'nicknameCharacters',
} as const satisfies Record<NicknameProblem, string>;

const blame = blameFor({ nicknameInvalid: 'nickName' });

type Props = {
  userId: string;
  /** The nickname in use; '' while it is not known. */
  current: string;
};

/** What is typed is never cut, so that composing Chinese is not disturbed; the counter says it. */
export function NicknameForm({ userId, current }: Props) {
  const { t } = useTranslation('account.profile');
  const errors = useErrorTexts('user');
  const { backend } = useServices();
  const updateProfile = useUpdateProfile();
  const settleEdit = useSettleEdit();
  const back = useBack(paths.editInformation);
  const form = useForm<'nickName', Problem>({
    id: `edit-nick-name:${userId}`,
    initial: { nickName: current },
    check: ({ nickName }) => {
      const problem = nicknameProblem(nickName);
      return problem ? { nickName: problem } : {};
    },
    blame,
    async onSend({ nickName }) {
      const wanted = nickName.trim();
      await settleEdit({
        async send() {
          const sent = { nickName: wanted };
          const saved = await backend.call(editNick, sent, { intent: 'edit-nickname' });
          updateProfile({ nickName: saved.nickName });
        },
        isMade: (profile) => profile.nickName.normalize() === wanted.normalize(),
      });
      showToast(t('saved'), { done: true });
      back();
    },
  });
  const { problem, ...field } = form.field('nickName');
  const count = countGraphemes(field.value.trim());
  const sentenceOf = (found: Problem): string =>
    found === 'nicknameInvalid' ? errors.named(found) : t(problemKeys[found]);
  return (
    <form {...form.props} className={css.form}>
      <Field
        {...field}
        label={t('nickname')}
        hint={t('nicknameHint')}
        error={problem && sentenceOf(problem)}
        autoComplete="nickname"
        enterKeyHint="done"
        end={
          <span className={`${css.counter} ${count > nicknameMax ? css.over : ''}`}>
            {`${count}/${nicknameMax}`}
          </span>
        }
      />
      <EditFailure failure={form.failure} unconfirmed={t('nicknameUnconfirmed')} />
      <Button type="submit" wide busyLabel={form.isSending ? t('saving') : undefined}>
        {t('save')}
      </Button>
    </form>
  );
}
