import type { RequestFrame } from '../../contract/gateway/frames.ts';
import { login } from '../../contract/gateway/functions/session.ts';

/** Writes a request (protocol reference, section 2.1); `Login` asks for new messages in batches. */
export function requestText(
  userID: string,
  reqFuncName: string,
  operationID: string,
  data: string,
): string {
  const frame: RequestFrame = { reqFuncName, operationID, userID, data };
  return JSON.stringify(reqFuncName === login.name ? { ...frame, batchMsg: 1 } : frame);
}

/** @returns an id that no other call has. */
export function newOperationId(random: (bytes: Uint8Array) => Uint8Array): string {
  return Array.from(random(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
