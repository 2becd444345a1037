import type { CallName } from '../../../app/contract/calls.ts';
import type { HandlersOf } from '../handler.ts';
import { handleChangePwd } from './changePwd.ts';
import { handleConfirmAge } from './confirmAge.ts';
import { handleEditNick } from './editNick.ts';
import { handleMine } from './mine.ts';
import { handleSetPhone } from './setPhone.ts';
import { handleUploadAvatar } from './uploadAvatar.ts';
import { handleUserIndex } from './userIndex.ts';

export const userHandlers: HandlersOf<Extract<CallName, `user.${string}`>> = {
  'user.mine': handleMine,
  'user.index': handleUserIndex,
  'user.confirmAge': handleConfirmAge,
  'user.editNick': handleEditNick,
  'user.changePwd': handleChangePwd,
  'user.setPhone': handleSetPhone,
  'user.uploadAvatar': handleUploadAvatar,
};
