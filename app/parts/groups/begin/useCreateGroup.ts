import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import type { SentInputOf } from '../../../contract/call.ts';
import { failureOf, isUnknownOutcome } from '../../../contract/callError.ts';
import { createGroup } from '../../../contract/groups/createGroup.ts';
import { useServices } from '../../../core/services/services.tsx';
import { useOpenGroup } from '../useOpenGroup.ts';
import { begunWithout, notAddedAtom } from './notAdded.ts';

export type Creating = {
  isBusy: boolean;
  /** Why the last try came to nothing; null while nothing went wrong. */
  failure: unknown;
  /** Nobody knows whether the group was made: the same once more makes it at most once. */
  isUnknown: boolean;
  /**
   * Makes the group and opens it. Never rejects.
   * @param onMade called before it is opened
   */
  create: (
    input: SentInputOf<typeof createGroup>,
    nameOf: (userID: string) => string,
    onMade: () => void,
  ) => Promise<void>;
};

/** Makes a group: once, however often the same is sent. */
export function useCreateGroup(): Creating {
  const { backend } = useServices();
  const openGroup = useOpenGroup();
  const setNotAdded = useSetAtom(notAddedAtom);
  const [state, setState] = useState<{ isBusy: boolean; failure: unknown }>({
    isBusy: false,
    failure: null,
  });
  const isRunning = useRef(false);
  const failure = failureOf(state.failure);
  return {
    ...state,
    isUnknown: failure !== null && isUnknownOutcome(failure),
    async create(input, nameOf, onMade) {
      if (isRunning.current) return;
      isRunning.current = true;
      setState({ isBusy: true, failure: null });
      try {
        const { groupId, notAdded } = await backend.call(createGroup, input, {
          intent: input.isChannel ? 'create-channel' : 'create-group',
        });
        const missing = notAdded.map(({ userId, reason }) => ({
          ...{ userID: userId, nickname: nameOf(userId), reason },
        }));
        if (missing.length > 0) {
          begunWithout.add(groupId);
          setNotAdded((known) => new Map([...known, [groupId, missing]]));
        }
        onMade();
        await openGroup(groupId);
      } catch (error) {
        isRunning.current = false;
        setState({ isBusy: false, failure: error });
      }
    },
  };
}
