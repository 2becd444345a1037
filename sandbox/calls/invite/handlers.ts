import type { HandlersOf } from '../handler.ts';
import { handleBindProUser } from './bindProUser.ts';
import { handleGetUserProUrl } from './getUserProUrl.ts';

export const inviteHandlers: HandlersOf<'invite.getUserProUrl' | 'invite.bindProUser'> = {
  'invite.getUserProUrl': handleGetUserProUrl,
  'invite.bindProUser': handleBindProUser,
};
