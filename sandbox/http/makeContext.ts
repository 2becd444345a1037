import type { LocaleId } from '../../app/brand/locales.ts';
import type { Call } from '../../app/contract/call.ts';
import { commonErrors } from '../../app/contract/common/errors.ts';
import type { DeclaredError } from '../../app/contract/declaredError.ts';
import { sha256 } from '../auth/hashes.ts';
import { findSession } from '../auth/sessions.ts';
import { CallFailed, type Fail, failed } from '../calls/callFailed.ts';
import type { BaseContext, MemberSession } from '../calls/context.ts';
import type { AnyHandler } from '../calls/handler.ts';
import type { GatewayPort, SmsPort, VerificationPort } from '../calls/ports.ts';
import type { Services } from '../services.ts';
import { sessionSentences } from './sessionSentences.data.ts';

export type Ports = {
  verification: VerificationPort;
  sms: SmsPort;
  gateway: GatewayPort;
  runningKeys: ReadonlySet<string>;
  orderCalls: ReadonlyMap<string, AnyHandler>;
};

export type Caller = {
  address: string;
  locale: LocaleId;
  file: File | null;
  /** Null for visitors' calls. */
  session: MemberSession | null;
};

/** @returns makes failures of the errors that a call declares. */
function failOf({ name: call, errors }: Call): Fail<DeclaredError> {
  return (name, ...[data]) => {
    const error = errors.find((one) => one.name === name);
    if (!error) throw new Error(`${call} does not declare the error ${name}.`);
    return failed(error, data ?? null);
  };
}

/** @returns all a handler may ask for; its type hides what the call does not have. */
export function makeContext(
  call: Call,
  services: Services,
  ports: Ports,
  caller: Caller,
): BaseContext {
  const context = {
    ...services,
    ...ports,
    ...caller,
    fail: failOf(call),
    brand: (packageId: number) => {
      const brand = services.brands.find(packageId);
      if (!brand) throw failed(commonErrors.brandUnknown);
      return brand;
    },
    sessionFailed: (code: keyof typeof sessionSentences) => sessionFailed(code, caller.locale),
  };
  return context;
}

/** @returns the failure that ends a session, in the person's language. */
export function sessionFailed(code: keyof typeof sessionSentences, locale: LocaleId): CallFailed {
  return new CallFailed(code, null, sessionSentences[code][locale]);
}

/** @returns the session of a token. @throws CallFailed 401 or 403 */
export async function requireSession(
  services: Services,
  token: string | null,
  locale: LocaleId | null,
): Promise<MemberSession> {
  const found = token ? await findSession(services.db.read, 'token', token, services.now()) : 401;
  if (typeof found === 'number') throw sessionFailed(found, locale ?? 'en-US');
  const brand = services.brands.find(found.packageId);
  // A brand that was taken away since: its people log in at another one.
  if (!brand) throw sessionFailed(401, locale ?? 'en-US');
  const { id: sessionId, userId, packageId } = found;
  return { userId, sessionId, tokenHash: sha256(token ?? ''), packageId, brand };
}
