import { useReducer, useRef } from 'react';
import {
  acceptFriendApplication,
  refuseFriendApplication,
} from '../../../contract/gateway/functions/friends.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { type CallProblem, callProblemOf } from '../../../core/messaging/callProblem.ts';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import { isolated } from '../../../lib/isolated.ts';
import { usePersonName } from '../../../parts/person/usePersonName.ts';
import { showToast } from '../../../ui/toasts.ts';
import { type Answer, type Answering, answering, nothingAnswered } from './answering.ts';
import type { ApplicationRow } from './applicationRows.ts';

export type Answers = {
  underWay: Answering;
  /**
   * Says in a toast what became of it. While one runs, another answer to the same application does
   * nothing.
   * @param words what the applicant is told
   * @returns false where nothing was sent, so that the same can be tried again
   */
  answer: (row: ApplicationRow, answer: Answer, words?: string) => Promise<boolean>;
};

const failureKeys = {
  refused: 'answerRefused',
  notSent: 'answerNotSent',
  unknownOutcome: 'answerUnknown',
} as const satisfies Record<CallProblem, string>;

/** Accepts and declines friend applications; the lists follow by themselves. */
export function useAnswers(): Answers {
  const { t } = useTranslation('contacts.newFriend');
  const messaging = useMessaging();
  const nameOf = usePersonName();
  // What is pressed twice before the screen is drawn again is answered once.
  const running = useRef(new Set<string>());
  const [underWay, tell] = useReducer(answering, nothingAnswered);

  const answer: Answers['answer'] = async ({ id, person }, given, words = '') => {
    if (running.current.has(id)) return false;
    running.current.add(id);
    tell({ type: 'answer-began', id, answer: given });
    try {
      const declared = given === 'accept' ? acceptFriendApplication : refuseFriendApplication;
      await messaging.call(declared, { toUserID: person.userID, handleMsg: words });
      const name = isolated(nameOf(person));
      showToast(given === 'accept' ? t('nowFriends', { name }) : t('nowDeclined'), { done: true });
      return true;
    } catch (error) {
      const problem = callProblemOf(error);
      showToast(t(failureKeys[problem]));
      return problem !== 'notSent';
    } finally {
      running.current.delete(id);
      tell({ type: 'answer-ended', id });
    }
  };
  return { underWay, answer };
}
