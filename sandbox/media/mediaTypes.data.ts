import type { messageMediaTypes } from '../../app/contract/media/uploadMedia.ts';

export type MediaType = (typeof messageMediaTypes)[number];

/** End of the name a file of each kind is kept under. */
export const extensions: Readonly<Record<MediaType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'audio/webm': 'weba',
  'audio/mp4': 'm4a',
  'audio/mpeg': 'mp3',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'text/plain': 'txt',
};
