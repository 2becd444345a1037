import { remarkMax, remarkProblem } from '../../../contract/fields/remark.ts';
import { setFriendRemark } from '../../../contract/gateway/functions/friends.ts';
import { useForm } from '../../../core/form/useForm.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { usePersonVerb } from '../../../parts/relation/usePersonVerb.ts';
import { VerbProblem } from '../../../parts/relation/VerbProblem.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { showToast } from '../../../ui/toasts.ts';

type Problem = 'length' | 'characters';
type Props = { userID: string; remark: string; onDone: () => void };

/**
 * The name the reader gives a friend. It is set at the gateway rather than by the REST call: list,
 * title and the other tabs follow from the same connection, and repeating it does no harm.
 */
export function AliasForm({ userID, remark, onDone }: Props) {
  const { t } = useTranslation('contacts.person');
  const verb = usePersonVerb();
  const form = useForm<'remark', Problem>({
    id: `alias:${userID}`,
    initial: { remark },
    check: (values) => {
      const problem = remarkProblem(values.remark);
      return problem ? { remark: problem } : {};
    },
    async onSend(values) {
      const isDone = await verb.run(setFriendRemark, {
        toUserID: userID,
        remark: values.remark.trim(),
      });
      if (!isDone) return;
      showToast(t('saved'), { done: true });
      onDone();
    },
  });
  const { problem, ...field } = form.field('remark');
  const sentences: Readonly<Record<Problem, string>> = {
    length: t('aliasLength'),
    characters: t('aliasCharacters'),
  };
  return (
    <form {...form.props}>
      <Field
        {...field}
        label={t('alias')}
        hint={t('aliasHint')}
        error={problem && sentences[problem]}
        autoComplete="off"
        enterKeyHint="done"
        end={
          <span>
            {field.value.trim().length}/{remarkMax}
          </span>
        }
      />
      <VerbProblem problem={verb.problem} />
      <Button type="submit" wide busyLabel={form.isSending ? t('saving') : undefined}>
        {t('save')}
      </Button>
    </form>
  );
}
