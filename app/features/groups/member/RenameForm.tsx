import { setGroupMemberNickname } from '../../../contract/gateway/functions/groups.ts';
import { useForm } from '../../../core/form/useForm.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import type { MemberRow } from '../../../core/messaging/hooks/useMembers.ts';
import { usePersonVerb } from '../../../parts/relation/usePersonVerb.ts';
import { VerbProblem } from '../../../parts/relation/VerbProblem.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { editedTexts, ownNameProblem, type TextProblem } from '../edit/editedTexts.ts';
import * as css from './member.css.ts';

const { max, lengthOf } = editedTexts.ownName;

/** What a member is called in the group, which all of it see. */
export function RenameForm({ member, onDone }: { member: MemberRow; onDone: () => void }) {
  const { t } = useTranslation('groups.member');
  const { groupID, userID, nickname } = member;
  const verb = usePersonVerb();
  const form = useForm<'name', TextProblem>({
    id: `group-member:${groupID}:${userID}`,
    initial: { name: nickname },
    check: ({ name }) => {
      const problem = ownNameProblem(name);
      return problem ? { name: problem } : {};
    },
    async onSend({ name }) {
      const input = { groupID, userID, GroupMemberNickname: name.trim() };
      if (!(await verb.run(setGroupMemberNickname, input))) return;
      showToast(t('renamed'), { done: true });
      onDone();
    },
  });
  const { problem, ...field } = form.field('name');
  return (
    <form {...form.props} className={css.own}>
      <Field
        {...field}
        label={t('rename')}
        hint={t('renameHint')}
        error={problem && (problem === 'length' ? t('nameLength', { max }) : t('nameCharacters'))}
        autoComplete="off"
        enterKeyHint="done"
        end={<span className={css.counter}>{`${lengthOf(field.value)}/${max}`}</span>}
      />
      <VerbProblem problem={verb.problem} />
      <Button type="submit" wide busyLabel={form.isSending ? t('saving') : undefined}>
        {t('save')}
      </Button>
    </form>
  );
}
