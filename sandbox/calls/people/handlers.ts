import type { CallName } from '../../../app/contract/calls.ts';
import type { HandlersOf } from '../handler.ts';
import { handleGetUserByNick } from './getUserByNick.ts';
import { handleReport } from './report.ts';
import { handleSetFriendRemark } from './setFriendRemark.ts';

export const peopleHandlers: HandlersOf<Extract<CallName, `people.${string}`>> = {
  'people.getUserByNick': handleGetUserByNick,
  'people.setFriendRemark': handleSetFriendRemark,
  'people.report': handleReport,
};
