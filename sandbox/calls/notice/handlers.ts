import type { CallName } from '../../../app/contract/calls.ts';
import type { HandlersOf } from '../handler.ts';
import { handleNoticeList } from './noticeList.ts';
import { handleReadAll } from './readAll.ts';
import { handleReadOne } from './readOne.ts';

export const noticeHandlers: HandlersOf<Extract<CallName, `notice.${string}`>> = {
  'notice.noticeList': handleNoticeList,
  'notice.readOne': handleReadOne,
  'notice.readAll': handleReadAll,
};
