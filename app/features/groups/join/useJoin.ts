import { useRef, useState } from 'react';
import { joinSource } from '../../../contract/gateway/enums.ts';
import { gatewayErrors } from '../../../contract/gateway/errors.ts';
import { joinGroup } from '../../../contract/gateway/functions/groups.ts';
import {
  type CallProblem,
  callProblemOf,
  refusalCodeOf,
} from '../../../core/messaging/callProblem.ts';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';

/** Why somebody did not come in. */
export type JoinProblem = CallProblem | 'full' | 'codeOver';

export type Joining = {
  isBusy: boolean;
  problem: JoinProblem | null;
  /** Sent once: nothing repeats it by itself. Never rejects. @returns whether the gateway took it */
  join: (words: string) => Promise<boolean>;
};

/** Joins a group, or asks to. @param code of the link or picture that led here; '' for a search */
export function useJoin(groupID: string, code: string): Joining {
  const messaging = useMessaging();
  const [state, setState] = useState<{ isBusy: boolean; problem: JoinProblem | null }>({
    isBusy: false,
    problem: null,
  });
  const isRunning = useRef(false);
  return {
    ...state,
    async join(words) {
      if (isRunning.current) return false;
      isRunning.current = true;
      setState({ isBusy: true, problem: null });
      const source = code === '' ? joinSource.search : joinSource.qrCode;
      try {
        const input = { groupID, reqMsg: words.trim(), joinSource: source, code };
        await messaging.call(joinGroup, input);
        setState({ isBusy: false, problem: null });
        return true;
      } catch (error) {
        setState({ isBusy: false, problem: problemOf(error) });
        return false;
      } finally {
        isRunning.current = false;
      }
    },
  };
}

function problemOf(error: unknown): JoinProblem {
  const code = refusalCodeOf(error);
  if (code === gatewayErrors.groupFull) return 'full';
  return code === gatewayErrors.groupCodeOver ? 'codeOver' : callProblemOf(error);
}
