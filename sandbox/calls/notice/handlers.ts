import type { HandlersOf } from '../handler.ts';
import { handleNoticeList } from './noticeList.ts';
import { handleReadAll } from './readAll.ts';
import { handleReadOne } from './readOne.ts';

export const noticeHandlers: HandlersOf<'notice.noticeList' | 'notice.readOne' | 'notice.readAll'> =
  {
    'notice.noticeList': handleNoticeList,
    'notice.readOne': handleReadOne,
    'notice.readAll': handleReadAll,
  };
