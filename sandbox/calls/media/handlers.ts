import type { HandlersOf } from '../handler.ts';
import { uploadAvatar } from './uploadAvatar.ts';
import { uploadMedia } from './uploadMedia.ts';

export const mediaHandlers: HandlersOf<'user.uploadAvatar' | 'media.uploadMedia'> = {
  'user.uploadAvatar': uploadAvatar,
  'media.uploadMedia': uploadMedia,
};
