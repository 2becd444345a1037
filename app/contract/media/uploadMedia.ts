import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { imageTypes, mediaUrl } from '../fields/media.ts';
import { mediaErrors } from './errors.ts';

const length = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Kinds of message media, and what each may be. */
export const messageMediaTypes = [
  ...imageTypes,
  'image/gif',
  'audio/webm',
  'audio/mp4',
  'audio/mpeg',
  'video/mp4',
  'video/webm',
  'application/pdf',
  'application/zip',
  'text/plain',
] as const;

/** Bytes of a file of a message. */
export const messageMediaBytes = 50 * 1024 * 1024;

/** Pictures are written anew without their metadata; the rest is kept as it is. */
export const uploadMedia = declareCall({
  name: 'media.uploadMedia',
  path: '/media/upload',
  method: 'POST',
  auth: 'member',
  idempotency: 'key',
  summary: 'Keeps a file that a message will refer to, until the last one that does is taken back.',
  input: v.object({
    kind: v.pipe(v.picklist(['image', 'voice', 'video', 'file']), v.description('What it is for.')),
    name: v.pipe(
      v.string(),
      v.maxLength(255, 'is longer than 255 characters'),
      v.description('File name to show; may be empty.'),
    ),
  }),
  output: v.object({
    url: mediaUrl,
    mediaType: v.picklist(messageMediaTypes),
    bytes: length,
    width: v.pipe(length, v.description('Pixels; 0 where it has none.')),
    height: v.pipe(length, v.description('Pixels; 0 where it has none.')),
  }),
  errors: [
    mediaErrors.fileMissing,
    mediaErrors.fileRefused,
    mediaErrors.fileDamaged,
    mediaErrors.fileTooLarge,
  ],
  file: { maxBytes: messageMediaBytes, mediaTypes: messageMediaTypes },
  isAddition: true,
});
