import { useCallback, useRef, useState } from 'react';
import type { GroupApplication } from '../../../contract/gateway/entities/group.ts';
import { gatewayErrors } from '../../../contract/gateway/errors.ts';
import {
  acceptGroupApplication,
  refuseGroupApplication,
} from '../../../contract/gateway/functions/groups.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { callProblemOf, refusalCodeOf } from '../../../core/messaging/callProblem.ts';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import { isolated } from '../../../lib/isolated.ts';
import { usePersonName } from '../../../parts/person/usePersonName.ts';
import { showToast } from '../../../ui/toasts.ts';
import { applicationID } from './applicationRows.ts';

export type Answer = 'accept' | 'decline';

export type ApplicationAnswers = {
  /** What is being answered, by `applicationID`. */
  underWay: ReadonlyMap<string, Answer>;
  /**
   * A toast says what became of it. While one runs, another answer to the same application does nothing.
   * @param words what the applicant is told
   * @returns false where nothing was sent, so that the same can be tried again
   */
  answer: (application: GroupApplication, answer: Answer, words?: string) => Promise<boolean>;
};

/** Accepts and declines applications to groups; the list follows by itself. */
export function useApplicationAnswers(): ApplicationAnswers {
  const { t } = useTranslation('groups.applications');
  const messaging = useMessaging();
  const nameOf = usePersonName();
  const whyNot = useWhyNot();
  // What is pressed twice before the screen is drawn again is answered once.
  const running = useRef(new Set<string>());
  const [underWay, setUnderWay] = useState<ReadonlyMap<string, Answer>>(new Map());
  const answer = useCallback<ApplicationAnswers['answer']>(
    async (application, given, words = '') => {
      const id = applicationID(application);
      if (running.current.has(id)) return false;
      running.current.add(id);
      setUnderWay((known) => new Map([...known, [id, given]]));
      const { groupID, userID } = application;
      try {
        const declared = given === 'accept' ? acceptGroupApplication : refuseGroupApplication;
        await messaging.call(declared, { groupID, fromUserID: userID, handleMsg: words });
        const name = isolated(nameOf(application));
        showToast(given === 'accept' ? t('isIn', { name }) : t('wasDeclined'), { done: true });
        return true;
      } catch (error) {
        showToast(whyNot(error));
        const problem = callProblemOf(error);
        // The list may not have heard of it yet.
        if (problem === 'refused')
          messaging.loadList('groupApplicationsReceived').catch(() => undefined);
        return problem !== 'notSent';
      } finally {
        running.current.delete(id);
        setUnderWay((known) => new Map([...known].filter(([one]) => one !== id)));
      }
    },
    [messaging, nameOf, t, whyNot],
  );
  return { underWay, answer };
}

/** @returns says why an answer came to nothing */
function useWhyNot(): (error: unknown) => string {
  const { t } = useTranslation('groups.applications');
  return useCallback(
    (error) => {
      const code = refusalCodeOf(error);
      if (code === gatewayErrors.groupFull) return t('full');
      // Somebody else was first, or whoever asked took it back: the list tells.
      if (code === gatewayErrors.refused) return t('answeredMeanwhile');
      const problem = callProblemOf(error);
      if (problem === 'notSent') return t('notSent');
      return problem === 'refused' ? t('notTaken') : t('unknownOutcome');
    },
    [t],
  );
}
