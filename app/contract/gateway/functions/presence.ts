import { callable, readable } from '../callableFunction.ts';
import { userStatus } from '../entities/presence.ts';
import { withEmptyAnswer, withJsonAnswer } from '../gatewayFunction.ts';
import { ids, listOf } from './fields.ts';

// An addition to dialect A, under the names of the SDK's next dialect: a gateway without it refuses
// them as unknown, and nobody's presence is known.

/**
 * Answers who of these people is connected now, and tells `OnUserStatusChanged` until the connection ends
 * or they are unsubscribed. People whose presence is not for the caller are left out.
 */
export const subscribeUsersStatus = readable(
  withJsonAnswer('SubscribeUsersStatus', listOf(userStatus), { input: ids }),
);
/** For the whole connection, whichever tabs share it. */
export const unsubscribeUsersStatus = callable(
  withEmptyAnswer('UnsubscribeUsersStatus', { input: ids }),
  { isRepeatable: true, changes: (userIDs) => [{ of: 'presence', userIDs }] },
);

export const presenceFunctions = [subscribeUsersStatus, unsubscribeUsersStatus] as const;
