import { type CallFailure, type DeclaredFailure, failureOf } from '../../../contract/callError.ts';
import { possibleErrors } from '../../../contract/common/errors.ts';
import { clientErrors, gatewayErrors } from '../../../contract/gateway/errors.ts';
import { uploadMedia } from '../../../contract/media/uploadMedia.ts';
import type { Backend } from '../../backend/backend.ts';
import { UploadFailed, type UploadFile } from '../engine/engineNeeds.ts';

/** What the platform's own refusals are to the person who sent the file. */
const codes: Readonly<Partial<Record<DeclaredFailure['name'], number>>> = {
  fileTooLarge: clientErrors.fileTooLarge,
  tooLarge: clientErrors.fileTooLarge,
  fileRefused: clientErrors.fileRefused,
  fileDamaged: clientErrors.fileUnreadable,
  fileMissing: clientErrors.fileUnreadable,
  rateLimited: gatewayErrors.sendLimit,
};

/** Refusals of this moment: the same file may be taken later. */
const passing = possibleErrors(uploadMedia).flatMap(({ name, isPassing }) =>
  isPassing ? [name] : [],
);

/** @returns what uploads the files of messages to the platform */
export function createUploadFile(backend: Backend): UploadFile {
  return async (file, kind, { name, ...options }) => {
    try {
      return await backend.upload(uploadMedia, { kind, name }, file, options);
    } catch (error) {
      throw judged(failureOf(error), error) ?? error;
    }
  };
}

/** @returns null where no answer came: the network, or the session, is to come back first */
function judged(failure: CallFailure | null, cause: unknown): UploadFailed | null {
  switch (failure?.kind) {
    case 'declared': {
      const code = codes[failure.name] ?? clientErrors.fileFailed;
      return new UploadFailed(code, !passing.includes(failure.name), { cause });
    }
    case 'refused':
      return new UploadFailed(clientErrors.fileFailed, true, { cause });
    case 'contract': {
      // The client itself fails over a file that the device does not hand out any more.
      const isHere = failure.path === 'client';
      const code = isHere ? clientErrors.fileUnreadable : clientErrors.fileFailed;
      return new UploadFailed(code, true, { cause });
    }
    case 'blocked':
      return new UploadFailed(clientErrors.fileBlocked, true, { cause });
    case 'http':
      return new UploadFailed(clientErrors.fileFailed, false, { cause });
    default:
      return null;
  }
}
