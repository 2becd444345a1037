import { clientErrors, gatewayErrors } from '../../../contract/gateway/errors.ts';
import type { KeyOf } from '../../../core/i18n/translate.ts';

type FailureKey = KeyOf<'chat.conversation'>;

/** What to say of a message that did not go, by the code of its refusal. */
const keys: Readonly<Record<number, FailureKey>> = {
  [clientErrors.closed]: 'failedNetwork',
  [clientErrors.notConnected]: 'failedNetwork',
  [clientErrors.offline]: 'failedNetwork',
  [clientErrors.cancelled]: 'failedCancelled',
  [clientErrors.fileTooLarge]: 'failedTooLarge',
  [clientErrors.fileRefused]: 'failedKind',
  [clientErrors.fileUnreadable]: 'failedUnreadable',
  [clientErrors.fileBlocked]: 'failedHere',
  [gatewayErrors.blacklisted]: 'failedBlocked',
  [gatewayErrors.notFriend]: 'failedNotFriend',
  [gatewayErrors.notInGroup]: 'failedNotInGroup',
  [gatewayErrors.memberMuted]: 'failedNotAllowed',
  [gatewayErrors.groupMuted]: 'failedNotAllowed',
  [gatewayErrors.noPermission]: 'failedNotAllowed',
  [gatewayErrors.refused]: 'failedNotAllowed',
  [gatewayErrors.sendLimit]: 'failedTooFast',
  [gatewayErrors.badArgument]: 'failedContent',
  [gatewayErrors.arguments]: 'failedContent',
};

/** @param code as `StoredMessage.errCode`. */
export function failureKey(code: number): FailureKey {
  return keys[code] ?? 'failedUnknown';
}
