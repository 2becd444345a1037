import { useState } from 'react';
import { kickGroupMember } from '../../../contract/gateway/functions/groups.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { type CallProblem, callProblemOf } from '../../../core/messaging/callProblem.ts';
import { useGroup } from '../../../core/messaging/hooks/useGroup.ts';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import { isolated } from '../../../lib/isolated.ts';
import { namesInRow } from '../../../lib/namesInRow.ts';
import { KindWordsOf, useKindWords } from '../../../parts/groups/kindWords.tsx';
import { VerbQuestion } from '../../../parts/relation/VerbQuestion.tsx';
import { CheckRow } from '../../../ui/CheckRow.tsx';
import { showToast } from '../../../ui/toasts.ts';
import * as css from './member.css.ts';

type Props = {
  groupID: string;
  /** One or more, as they are shown. */
  people: readonly { userID: string; name: string }[];
  /** Called before the question closes. */
  onRemoved: () => void;
  onClose: () => void;
};

/** Asks, and removes members from a group, with their last messages or without. */
export function RemoveDialog(props: Props) {
  const { info } = useGroup(props.groupID);
  return (
    <KindWordsOf group={info} placeholder={null}>
      <Question {...props} />
    </KindWordsOf>
  );
}

/** Hours of messages that can go along. */
const lastHours = 24;

function Question({ groupID, people, onRemoved, onClose }: Props) {
  const { t } = useTranslation('groups.member');
  const words = useKindWords();
  const messaging = useMessaging();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<CallProblem | null>(null);
  const [withMessages, setWithMessages] = useState(false);
  const tag = useLanguageTag();
  const [first] = people;
  const names = people.map(({ name }) => isolated(name));
  const remove = async (): Promise<void> => {
    setIsBusy(true);
    setProblem(null);
    try {
      const results = await messaging.call(kickGroupMember, {
        groupID,
        reason: '',
        userIDList: people.map(({ userID }) => userID),
        ...(withMessages && { revokeLast: lastHours }),
      });
      const count = (results ?? []).filter(({ result }) => result === 0).length;
      if (count === 0) return setProblem('refused');
      showToast(t('removed', { count }), { done: true });
      onRemoved();
      onClose();
    } catch (error) {
      setProblem(callProblemOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <VerbQuestion
      {...{ isBusy, problem, onClose }}
      title={
        people.length === 1 && first
          ? words.removeTitle(first.name)
          : words.removeSeveral(people.length)
      }
      action={t('removeAction')}
      busy={t('removing')}
      onAct={() => void remove()}
    >
      {people.length > 1 && <p>{namesInRow(names, '', tag)}</p>}
      <div className={css.choices}>
        <CheckRow checked={withMessages} onToggle={() => setWithMessages(!withMessages)}>
          <span className={css.choice}>{t('withMessages', { count: lastHours })}</span>
        </CheckRow>
      </div>
    </VerbQuestion>
  );
}
