import type { HandlersOf } from '../handler.ts';
import { handleBindProUser } from './bindProUser.ts';
import { handleChangePwd } from './changePwd.ts';
import { handleEditNick } from './editNick.ts';
import { handleGetUserProUrl } from './getUserProUrl.ts';
import { handleMine } from './mine.ts';
import { handleSetPhone } from './setPhone.ts';
import { handleUserIndex } from './userIndex.ts';

export const userHandlers: HandlersOf<
  | 'user.mine'
  | 'user.index'
  | 'user.editNick'
  | 'user.changePwd'
  | 'user.setPhone'
  | 'user.getUserProUrl'
  | 'user.bindProUser'
> = {
  'user.mine': handleMine,
  'user.index': handleUserIndex,
  'user.editNick': handleEditNick,
  'user.changePwd': handleChangePwd,
  'user.setPhone': handleSetPhone,
  'user.getUserProUrl': handleGetUserProUrl,
  'user.bindProUser': handleBindProUser,
};
