import { Clock } from 'lucide-react';
import { addFriend } from '../../../contract/gateway/functions/friends.ts';
import { useForm } from '../../../core/form/useForm.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useBack } from '../../../core/navigation/navigation.ts';
import { pathToUserInfo } from '../../../core/navigation/paths.ts';
import { isolated } from '../../../lib/isolated.ts';
import { usePersonVerb } from '../../../parts/relation/usePersonVerb.ts';
import { VerbProblem } from '../../../parts/relation/VerbProblem.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Callout } from '../../../ui/Callout.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { showToast } from '../../../ui/toasts.ts';
import * as css from './VerifyForm.css.ts';

/** Characters of a verification message, as the gateway takes them. */
const longest = 255;

type Props = {
  userID: string;
  /** How the reader calls themselves; '' while it is not known. */
  ownName: string;
  /** They were asked already and have not answered. */
  isPending: boolean;
};

/** The words that go with a friend request. It is sent once: nothing repeats it by itself. */
export function VerifyForm({ userID, ownName, isPending }: Props) {
  const { t } = useTranslation('contacts.addFriend');
  const back = useBack(pathToUserInfo(userID));
  const verb = usePersonVerb();
  const form = useForm<'words', 'length'>({
    id: `friend-verify:${userID}`,
    initial: { words: ownName && t('hello', { name: isolated(ownName) }) },
    check: ({ words }) => (words.trim().length > longest ? { words: 'length' } : {}),
    async onSend({ words }) {
      if (!(await verb.run(addFriend, { toUserID: userID, reqMsg: words.trim() }))) return;
      showToast(t('sent'), { done: true });
      back();
    },
  });
  const { problem, ...field } = form.field('words');
  return (
    <form {...form.props} className={css.form}>
      {isPending && (
        <div className={css.pending}>
          <Callout tone="info" glyph={Clock}>
            {t('alreadySent')}
          </Callout>
        </div>
      )}
      <TextArea
        {...field}
        label={t('words')}
        hint={t('wordsHint')}
        error={problem && t('wordsLength', { max: longest })}
        max={longest}
      />
      <div className={css.problem}>
        <VerbProblem
          problem={verb.problem}
          refused={t('sendRefused')}
          unknownOutcome={t('sendUnknown')}
        />
      </div>
      <Button type="submit" wide busyLabel={form.isSending ? t('sending') : undefined}>
        {t('send')}
      </Button>
    </form>
  );
}
