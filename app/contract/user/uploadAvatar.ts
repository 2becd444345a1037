import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { emptyInput } from '../fields/client.ts';
import { imageTypes, mediaUrl } from '../fields/media.ts';
import { mediaErrors } from '../media/errors.ts';

/** The server writes the picture anew as a square of 512 pixels, without its metadata. */
export const uploadAvatar = declareCall({
  name: 'user.uploadAvatar',
  path: '/user/uploadAvatar',
  method: 'POST',
  auth: 'member',
  idempotency: 'key',
  summary: 'Changes the profile photo.',
  input: emptyInput,
  output: v.object({ avatar: mediaUrl }),
  errors: [
    mediaErrors.fileMissing,
    mediaErrors.fileRefused,
    mediaErrors.fileDamaged,
    mediaErrors.fileTooLarge,
  ],
  file: { maxBytes: 5 * 1024 * 1024, mediaTypes: imageTypes },
});
