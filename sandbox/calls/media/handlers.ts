import type { CallName } from '../../../app/contract/calls.ts';
import type { HandlersOf } from '../handler.ts';
import { uploadMedia } from './uploadMedia.ts';

export const mediaHandlers: HandlersOf<Extract<CallName, `media.${string}`>> = {
  'media.uploadMedia': uploadMedia,
};
