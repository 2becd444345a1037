import { expect, it } from 'vitest';
import { CallError, type CallFailure } from '../../../contract/callError.ts';
import { clientErrors, gatewayErrors } from '../../../contract/gateway/errors.ts';
import type { Backend } from '../../backend/backend.ts';
import { createUploadFile } from './createUploadFile.ts';

const options = {
  ...{ intent: 'message-m1-file', name: 'a.txt', onProgress: () => undefined },
  signal: new AbortController().signal,
};

/** @returns what an upload throws where the platform's call fails so */
function thrownFor(failure: CallFailure): Promise<unknown> {
  const backend: Backend = {
    call: () => Promise.reject(new Error('There is no such call.')),
    upload: () => Promise.reject(new CallError('media.uploadMedia', failure)),
  };
  return createUploadFile(backend)(new Blob(['a']), 'file', options).catch((error) => error);
}

const declared = (name: string, data: unknown = null) =>
  ({ kind: 'declared', domain: 'common', name, data, message: '' }) as CallFailure;

it.each<[CallFailure, code: number, isFinal: boolean]>([
  [declared('fileTooLarge'), clientErrors.fileTooLarge, true],
  [declared('featureOff'), clientErrors.fileFailed, true],
  [declared('rateLimited', { seconds: 9 }), gatewayErrors.sendLimit, false],
  [declared('inProgress'), clientErrors.fileFailed, false],
  [{ kind: 'http', status: 502 }, clientErrors.fileFailed, false],
  [{ kind: 'contract', path: 'client' }, clientErrors.fileUnreadable, true],
  [{ kind: 'contract', path: 'data.url' }, clientErrors.fileFailed, true],
])('%j: says so, and whether it is of use to try again', async (failure, code, isFinal) => {
  expect(await thrownFor(failure)).toMatchObject({ code, isFinal });
});

it.each<CallFailure>([
  { kind: 'offline' },
  { kind: 'network' },
  { kind: 'timeout' },
  { kind: 'cancelled' },
  { kind: 'session', code: 402, message: '' },
])('%j: leaves the file for later', async (failure) => {
  expect(await thrownFor(failure)).toMatchObject({ failure });
});
