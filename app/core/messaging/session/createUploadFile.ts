import { failureOf } from '../../../contract/callError.ts';
import { uploadMedia } from '../../../contract/media/uploadMedia.ts';
import type { Backend } from '../../backend/backend.ts';
import { type UploadFile, UploadRefused } from '../engine/engineNeeds.ts';

/** @returns what uploads the files of messages to the platform */
export function createUploadFile(backend: Backend): UploadFile {
  return async (file, kind, { name, ...options }) => {
    try {
      return await backend.upload(uploadMedia, { kind, name }, file, options);
    } catch (error) {
      const refusal = failureOf(error);
      const isFinal = refusal?.kind === 'declared' || refusal?.kind === 'contract';
      throw isFinal
        ? new UploadRefused('The platform does not take this file.', { cause: error })
        : error;
    }
  };
}
