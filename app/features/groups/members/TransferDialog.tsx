import { transferGroupOwner } from '../../../contract/gateway/functions/groups.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useGroup } from '../../../core/messaging/hooks/useGroup.ts';
import type { MemberRow } from '../../../core/messaging/hooks/useMembers.ts';
import { useBack } from '../../../core/navigation/navigation.ts';
import { KindWordsOf, useKindWords } from '../../../parts/groups/kindWords.tsx';
import { usePersonName } from '../../../parts/person/usePersonName.ts';
import { usePersonVerb } from '../../../parts/relation/usePersonVerb.ts';
import { VerbQuestion } from '../../../parts/relation/VerbQuestion.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { pathToGroup } from '../paths.ts';

type Props = { member: MemberRow; onClose: () => void };

/** Asks, naming them, before somebody else owns the group. */
export function TransferDialog(props: Props) {
  const { info } = useGroup(props.member.groupID);
  return (
    <KindWordsOf group={info} placeholder={null}>
      <Question {...props} />
    </KindWordsOf>
  );
}

function Question({ member, onClose }: Props) {
  const { t } = useTranslation('groups.members');
  const words = useKindWords();
  const { groupID, userID } = member;
  const name = usePersonName()(member);
  const back = useBack(pathToGroup('info', groupID));
  const { isBusy, problem, run } = usePersonVerb();
  const transfer = async (): Promise<void> => {
    if (!(await run(transferGroupOwner, { groupID, newOwnerUserID: userID }))) return;
    showToast(t('transferred'), { done: true });
    onClose();
    back();
  };
  return (
    <VerbQuestion
      {...{ isBusy, problem, onClose }}
      title={words.transferTitle(name)}
      action={t('transferAction')}
      busy={t('transferring')}
      onAct={() => void transfer()}
    >
      {words.transferSentence}
    </VerbQuestion>
  );
}
