import type { GatewayFailureKind } from './gatewayClient.ts';
import { GatewayError } from './gatewayClient.ts';

/** Characters of a gateway's sentence that are kept. */
const longest = 500;

/** @param message what the gateway said: shown to people, so the token never stays in it. */
export function callFailure(
  functionName: string,
  failure: { kind: GatewayFailureKind; code: number; message?: string },
  token = '',
): GatewayError {
  const { kind, code, message = '' } = failure;
  return new GatewayError(functionName, kind, code, withoutToken(message, token).slice(0, longest));
}

function withoutToken(text: string, token: string): string {
  return token === '' ? text : text.replaceAll(token, '…');
}
