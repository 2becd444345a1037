import * as v from 'valibot';
import type { Call, OutputOf, SentInputOf } from '../../app/contract/call.ts';
import { envelope, headerNames } from '../../app/contract/envelope.ts';
import type { Sandbox } from '../sandbox.ts';
import { seedAddress } from './seedAddress.ts';

/** What the demo people log in with. */
export const seedClient = { platform: 'h5', deviceId: 'seed-device', operationID: 'seed' } as const;

export type Asker = { locale: string; token?: string; key?: string; file?: Blob };

/** A call that answered something else than success. */
export class SeedFailed extends Error {
  override readonly name = 'SeedFailed';
  readonly code: number;

  constructor(call: string, code: number, sentence: string) {
    super(`[${call}] ${code} ${sentence}`);
    this.code = code;
  }
}

export type Ask = <C extends Call>(
  call: C,
  input: SentInputOf<C>,
  asker: Asker,
) => Promise<OutputOf<C>>;

/** Calls the sandbox as an app does. @throws SeedFailed */
export function makeSeedClient(sandbox: Pick<Sandbox, 'fetch'>): Ask {
  return async (call, input, { locale, token, key, file }) => {
    const headers = new Headers({ [headerNames.language]: locale });
    if (token !== undefined) headers.set(headerNames.token, token);
    if (key !== undefined) headers.set(headerNames.idempotencyKey, key);
    let body: string | FormData = JSON.stringify(input);
    if (file) {
      body = new FormData();
      body.set('file', file);
      body.set('input', JSON.stringify(input));
    } else headers.set('content-type', 'application/json');
    const url = `http://localhost/api${call.path}`;
    const request = new Request(url, { method: 'POST', headers, body });
    const response = await sandbox.fetch(request, { address: seedAddress });
    const { code, msg, data } = v.parse(envelope, await response.json());
    if (code !== 0) throw new SeedFailed(call.name, code, msg);
    return v.parse(call.output, data);
  };
}
