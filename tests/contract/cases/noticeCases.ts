import { expect } from 'vitest';
import { noticeList } from '../../../app/contract/notice/noticeList.ts';
import { readAll } from '../../../app/contract/notice/readAll.ts';
import { readOne } from '../../../app/contract/notice/readOne.ts';
import type { CasesOf } from '../support/cases.ts';

const firstPage = { page: 1, pageSize: 20 };

export const noticeCases: CasesOf<'notice.noticeList' | 'notice.readOne' | 'notice.readAll'> = {
  'notice.noticeList': {
    good: async (world) => {
      const person = await world.person();
      const answer = await world.as(person, noticeList, firstPage, { language: 'ms-MY' });
      const { list, total, unread } = answer.data;
      expect({ total, unread }).toEqual({ total: 1, unread: 1 });
      expect(list[0]?.title).toContain('Selamat datang');
      expect(list[0]?.content).toContain(person.account);
      return answer;
    },
    errors: {},
  },
  'notice.readOne': {
    good: async (world) => {
      const person = await world.person();
      const { list } = (await world.as(person, noticeList, firstPage)).data;
      const answer = await world.as(person, readOne, { id: list[0]?.id });
      expect(answer.data.unread).toBe(0);
      return answer;
    },
    errors: {
      // Somebody else's is unknown too.
      noticeUnknown: async (world) => {
        const { list } = (await world.as(await world.person(), noticeList, firstPage)).data;
        return world.as(await world.person(), readOne, { id: list[0]?.id });
      },
    },
  },
  'notice.readAll': {
    good: async (world) => {
      const person = await world.person();
      const answer = await world.as(person, readAll, {});
      const { list, unread } = (await world.as(person, noticeList, firstPage)).data;
      expect(unread).toBe(0);
      expect(list.map((notice) => notice.isRead)).toEqual([1]);
      return answer;
    },
    errors: {},
  },
};
