import { useStore } from 'jotai';
import { useState } from 'react';
import { declaredFailure } from '../../../contract/callError.ts';
import { invitePattern } from '../../../contract/fields/superiorCode.ts';
import { bindProUser } from '../../../contract/user/bindProUser.ts';
import { checkVideoCount } from '../../../contract/video/checkVideoCount.ts';
import { blameFor } from '../../../core/errors/blameFor.ts';
import { ErrorCallout } from '../../../core/errors/ErrorCallout.tsx';
import { useErrorTexts } from '../../../core/errors/useErrorTexts.ts';
import { useForm } from '../../../core/form/useForm.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import type { SheetProps } from '../../../core/overlay/SheetHost.tsx';
import { callKey } from '../../../core/query/callKey.ts';
import { queryClientOf } from '../../../core/query/queryClientOf.ts';
import { useServices } from '../../../core/services/services.tsx';
import { userIdAtom } from '../../../core/session/sessionAtom.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { showToast } from '../../../ui/toasts.ts';

type Props = SheetProps & {
  /** Called once a code has activated the account. */
  onActivated: () => void;
};

/** Where a code of customer service, or of whoever invited the person, is entered. */
export function CodeSheet({ isOpen, onClose, onActivated }: Props) {
  const { t } = useTranslation('video.limit');
  return (
    <Sheet open={isOpen} onClose={onClose} title={t('enterCode')} closeLabel={t('close')}>
      <CodeForm
        onDone={(isActivated) => {
          onClose();
          if (isActivated) onActivated();
        }}
      />
    </Sheet>
  );
}

type Refusal = 'inviteCodeUnknown' | 'codeUsed' | 'superiorTaken' | 'superiorSelf';
type Problem = 'codeMissing' | 'codeInvalid' | 'rateLimited' | Refusal;

const initial = { inviteCode: '' };
const blame = blameFor({
  inviteCodeUnknown: 'inviteCode',
  codeUsed: 'inviteCode',
  superiorTaken: 'inviteCode',
  superiorSelf: 'inviteCode',
  rateLimited: 'inviteCode',
});

function problemOf(typed: string): Problem | null {
  if (typed.trim() === '') return 'codeMissing';
  return invitePattern.test(typed.trim()) ? null : 'codeInvalid';
}

function CodeForm({ onDone }: { onDone: (isActivated: boolean) => void }) {
  const { t } = useTranslation('video.limit');
  const errors = useErrorTexts('user', 'session');
  const send = useSendCode();
  /** Until another try, as the last answer says. */
  const [minutes, setMinutes] = useState(1);
  const form = useForm<'inviteCode', Problem>({
    id: 'video-code',
    initial,
    secrets: ['inviteCode'],
    check({ inviteCode }) {
      const problem = problemOf(inviteCode);
      return problem ? { inviteCode: problem } : {};
    },
    blame(error) {
      const wait = waitOf(error);
      if (wait !== null) setMinutes(Math.max(1, Math.ceil(wait / 60)));
      return blame(error);
    },
    onSend: async ({ inviteCode }) => onDone(await send(inviteCode.trim())),
  });
  const { problem, ...field } = form.field('inviteCode');
  const sentenceOf = (one: Problem): string => {
    if (one === 'codeMissing' || one === 'codeInvalid') return t(one);
    return one === 'rateLimited' ? t('tooOften', { count: minutes }) : errors.named(one);
  };
  return (
    <form {...form.props}>
      <Field
        {...field}
        label={t('inviteCode')}
        hint={t('codeHint')}
        error={problem && sentenceOf(problem)}
        maxLength={64}
        autoComplete="off"
        enterKeyHint="send"
      />
      <ErrorCallout error={form.failure} />
      <Button type="submit" wide busyLabel={form.isSending ? t('checking') : undefined}>
        {t('useCode')}
      </Button>
    </form>
  );
}

/** @returns seconds to wait; null where the error is about something else. */
function waitOf(error: unknown): number | null {
  const failure = declaredFailure(error);
  if (failure?.name !== 'rateLimited') return null;
  const { retryAfter } = (failure.data ?? {}) as { retryAfter?: unknown };
  return typeof retryAfter === 'number' ? retryAfter : null;
}

/** @returns sends a code, says what came of it, and whether the account is activated now. */
function useSendCode(): (inviteCode: string) => Promise<boolean> {
  const { t } = useTranslation('video.limit');
  const { backend, session } = useServices();
  const store = useStore();
  return async (inviteCode) => {
    const intent = 'bind-code';
    const { isActivation } = await backend.call(bindProUser, { inviteCode }, { intent });
    // Open screens learn it at once.
    session.update({ isActivation });
    const counted = callKey(store.get(userIdAtom), checkVideoCount, {});
    void queryClientOf(store).invalidateQueries({ queryKey: counted });
    showToast(t(isActivation === 1 ? 'activated' : 'codeSaved'), { done: true });
    return isActivation === 1;
  };
}
