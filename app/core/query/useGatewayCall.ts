import { useQuery } from '@tanstack/react-query';
import { useAtomValue, useStore } from 'jotai';
import { CallError } from '../../contract/callError.ts';
import type { CallableFunction } from '../../contract/gateway/callableFunction.ts';
import type { FunctionOutput, SentFunctionInput } from '../../contract/gateway/gatewayFunction.ts';
import { callProblemOf } from '../messaging/callProblem.ts';
import { useMessaging } from '../messaging/hooks/useMessaging.ts';
import { isComingUpAtom, messagingStatusAtom } from '../messaging/messagingAtoms.ts';
import { userIdAtom } from '../session/sessionAtom.ts';
import { queryClientOf } from './queryClientOf.ts';
import type { Read } from './read.ts';
import { useLastError } from './useLastError.ts';
import { useReadWhenShown } from './useReadWhenShown.ts';

type Options = {
  /** False waits. */
  isEnabled?: boolean;
};

/**
 * Reads by a function of the gateway that only tells something; as `useCall` in all else. While the
 * connection comes up it waits; without one it has failed, and reads by itself once there is one.
 * What the gateway refuses to tell is a `refused` failure with its code.
 */
export function useGatewayCall<F extends CallableFunction>(
  declared: F,
  input: SentFunctionInput<F>,
  { isEnabled = true }: Options = {},
): Read<FunctionOutput<F>> {
  const messaging = useMessaging();
  const userId = useAtomValue(userIdAtom);
  const isOnline = useAtomValue(messagingStatusAtom) === 'online';
  const isComingUp = useAtomValue(isComingUpAtom);
  const { name } = declared;
  const queryKey = [userId, name, input];
  const isWanted = isEnabled && userId !== null;
  const query = useQuery<FunctionOutput<F>>(
    {
      queryKey,
      queryFn: () =>
        messaging.call(declared, input).catch((cause: unknown) => {
          const isRefused = callProblemOf(cause) === 'refused';
          const code = (cause as { code?: number }).code ?? 0;
          // The gateway's sentences are for developers.
          throw isRefused
            ? new CallError(name, { kind: 'refused', code, message: '' }, cause)
            : new CallError(name, { kind: 'network' }, cause);
        }),
      enabled: isWanted && isOnline,
    },
    queryClientOf(useStore()),
  );
  useReadWhenShown(query);
  const isCut = isWanted && !isOnline && !isComingUp;
  const { data = null } = query;
  const isReading = query.isFetching || (isWanted && data === null && isComingUp);
  const found = useLastError({ error: query.error, isReading }, JSON.stringify(queryKey));
  return {
    data,
    error: found ?? (isCut ? disconnected : null),
    isReading,
    readAgain: () => {
      if (isOnline) void query.refetch();
      else messaging.reconnect();
    },
  };
}

const disconnected = new CallError('gateway', { kind: 'network' });
