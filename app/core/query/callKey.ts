import type { Call } from '../../contract/call.ts';

/** Whose answer, to which call, about what: nobody is ever shown what another person was answered. */
export type CallKey = readonly [userId: string | null, name: string, input: unknown];

export function callKey(userId: string | null, call: Call, input: unknown = {}): CallKey {
  return [call.auth === 'member' ? userId : null, call.name, input];
}
