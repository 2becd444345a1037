import { useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import {
  acceptFriendApplication,
  refuseFriendApplication,
} from '../../../contract/gateway/functions/friends.ts';
import { type CallOutcome, callOutcomeOf } from '../../../core/messaging/callOutcome.ts';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import { isolated } from '../../../lib/isolated.ts';
import { usePersonName } from '../../../parts/person/usePersonName.ts';
import { showToast } from '../../../ui/toasts.ts';
import { type Answer, type Answering, answering, nothingAnswered } from './answering.ts';
import type { ApplicationRow } from './applicationRows.ts';

export type Answers = {
  underWay: Answering;
  /** @param words what the applicant is told. Says the outcome in a toast. @returns it */
  answer: (row: ApplicationRow, answer: Answer, words?: string) => Promise<CallOutcome | 'done'>;
};

const failureKeys = {
  refused: 'answerRefused',
  'not-sent': 'answerNotSent',
  unknown: 'answerUnknown',
} as const satisfies Record<CallOutcome, string>;

/** Accepts and declines friend applications; the lists follow by themselves. */
export function useAnswers(): Answers {
  const { t } = useTranslation('contacts.newFriend');
  const messaging = useMessaging();
  const nameOf = usePersonName();
  const [underWay, tell] = useReducer(answering, nothingAnswered);

  const answer: Answers['answer'] = async ({ id, person }, given, words = '') => {
    tell({ type: 'answer-began', id, answer: given });
    try {
      const declared = given === 'accept' ? acceptFriendApplication : refuseFriendApplication;
      await messaging.call(declared, { toUserID: person.userID, handleMsg: words });
      const name = isolated(nameOf(person));
      showToast(given === 'accept' ? t('nowFriends', { name }) : t('nowDeclined'), { done: true });
      return 'done';
    } catch (error) {
      const outcome = callOutcomeOf(error);
      showToast(t(failureKeys[outcome]));
      return outcome;
    } finally {
      tell({ type: 'answer-ended', id });
    }
  };
  return { underWay, answer };
}
