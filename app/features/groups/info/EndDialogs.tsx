import { useNavigate } from 'react-router-dom';
import type { CallableFunction } from '../../../contract/gateway/callableFunction.ts';
import { deleteConversationFromLocalAndSvr } from '../../../contract/gateway/functions/conversations.ts';
import { dismissGroup, quitGroup } from '../../../contract/gateway/functions/groups.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import { useOpenSheet } from '../../../core/overlay/SheetHost.tsx';
import type { KindWords } from '../../../parts/groups/kindWords.tsx';
import { usePersonVerb } from '../../../parts/relation/usePersonVerb.ts';
import { VerbQuestion } from '../../../parts/relation/VerbQuestion.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { pathToMembers } from '../paths.ts';

type OfGroup = {
  groupID: string;
  name: string;
  /** Of the kind of group that it is: a dialog stands outside its page. */
  words: KindWords;
  onClose: () => void;
};
type Counted = OfGroup & { count: number };

type QuestionProps = {
  title: string;
  sentence: string;
  /** What the button says. */
  action: string;
  /** What it says while it is done. */
  busy: string;
  done: string;
  declared: CallableFunction & { name: string };
  input: string;
  onDone: () => void;
  onClose: () => void;
};

/** Asks, does it, and says what became of it. */
function Question(props: QuestionProps) {
  const { isBusy, problem, run } = usePersonVerb();
  const act = async (): Promise<void> => {
    if (!(await run(props.declared, props.input as never))) return;
    showToast(props.done, { done: true });
    props.onDone();
  };
  return (
    <VerbQuestion
      {...{ isBusy, problem }}
      title={props.title}
      action={props.action}
      busy={props.busy}
      onAct={() => void act()}
      onClose={props.onClose}
    >
      {props.sentence}
    </VerbQuestion>
  );
}

/** Asks before what was said is gone, for the reader alone. */
export function ClearDialog(props: {
  conversationID: string;
  sentence: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('groups.info');
  return (
    <Question
      title={t('clearTitle')}
      sentence={props.sentence}
      action={t('clearAction')}
      busy={t('clearing')}
      done={t('cleared')}
      declared={deleteConversationFromLocalAndSvr}
      input={props.conversationID}
      onDone={props.onClose}
      onClose={props.onClose}
    />
  );
}

/** Asks before the reader leaves. */
export function LeaveDialog({ groupID, name, words, onClose }: OfGroup) {
  const { t } = useTranslation('groups.info');
  const navigate = useNavigate();
  return (
    <Question
      title={words.leaveTitle(name)}
      sentence={words.leaveSentence}
      action={words.leaveAction}
      busy={t('leaving')}
      done={words.left}
      declared={quitGroup}
      input={groupID}
      onDone={() => navigate(paths.chat, { replace: true })}
      onClose={onClose}
    />
  );
}

/** Asks before nobody has the group any more. */
export function DismissDialog({ groupID, name, words, count, onClose }: Counted) {
  const { t } = useTranslation('groups.info');
  const navigate = useNavigate();
  return (
    <Question
      title={words.dismissTitle(name)}
      sentence={words.dismissSentence(count)}
      action={words.dismissAction}
      busy={t('dismissing')}
      done={words.dismissed}
      declared={dismissGroup}
      input={groupID}
      onDone={() => navigate(paths.chat, { replace: true })}
      onClose={onClose}
    />
  );
}

/** Tells the owner, who cannot leave, what they can do first. */
export function OwnerLeaveDialog({ groupID, name, words, count, onClose }: Counted) {
  const { t } = useTranslation('groups.info');
  const navigate = useNavigate();
  const openSheet = useOpenSheet();
  return (
    <Dialog
      title={words.leaveOwnerTitle}
      onDismiss={onClose}
      stacked
      actions={[
        {
          label: words.transfer,
          look: 'primary',
          disabled: count < 2,
          onClick: () => navigate(pathToMembers(groupID, 'transfer')),
        },
        {
          label: words.dismiss,
          look: 'danger',
          onClick: () => openSheet(DismissDialog, { groupID, name, count, words }),
        },
        { label: t('cancel'), onClick: onClose },
      ]}
    >
      {words.leaveOwnerSentence}
    </Dialog>
  );
}
