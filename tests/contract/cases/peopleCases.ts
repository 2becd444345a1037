import sharp from 'sharp';
import { expect } from 'vitest';
import { uploadMedia } from '../../../app/contract/media/uploadMedia.ts';
import { getUserByNick } from '../../../app/contract/people/getUserByNick.ts';
import { report } from '../../../app/contract/people/report.ts';
import { setFriendRemark } from '../../../app/contract/people/setFriendRemark.ts';
import type { CasesOf } from '../support/cases.ts';
import type { Person, World } from '../support/world.ts';

/** Two people, of whom the first has the second as a friend. */
async function friends(world: World): Promise<[Person, Person]> {
  const [one, other] = [await world.person(), await world.person()];
  const { call } = world.sandbox.gateway;
  await call(one.userId, 'AddFriend', { toUserID: other.userId, reqMsg: '' });
  await call(other.userId, 'AcceptFriendApplication', { toUserID: one.userId, handleMsg: '' });
  return [one, other];
}

async function picture(world: World, person: Person): Promise<string> {
  const create = { width: 30, height: 20, channels: 3, background: '#c0ffee' } as const;
  const file = new Blob([await sharp({ create }).png().toBuffer()]);
  const { data } = await world.as(person, uploadMedia, { kind: 'image', name: '' }, { file });
  return data.url;
}

const aboutUser = (userId: string) => ({
  ...{ about: 'user', userId, reason: 'fraud' },
  ...{ words: 'asked me for money', images: [] as string[] },
});

export const peopleCases: CasesOf<
  'people.getUserByNick' | 'people.setFriendRemark' | 'people.report'
> = {
  'people.getUserByNick': {
    good: async (world) => {
      const [one, other] = [await world.person(), await world.person({ nickName: 'Đặng Ánh' })];
      const answer = await world.as(one, getUserByNick, { nick: ' đặng á ' });
      expect(answer.data.list).toEqual([
        { userId: other.userId, nickName: 'Đặng Ánh', avatar: '' },
      ]);
      return answer;
    },
    errors: {},
  },
  'people.setFriendRemark': {
    good: async (world) => {
      const [one, other] = await friends(world);
      const input = { sendID: one.userId, recvID: other.userId, remark: '  小明 ' };
      const answer = await world.as(one, setFriendRemark, input);
      const list = await world.sandbox.gateway.call(one.userId, 'GetFriendList', undefined);
      expect(list?.map(({ friendInfo }) => friendInfo?.remark)).toEqual(['小明']);
      return answer;
    },
    errors: {
      // Neither a stranger's, nor one on behalf of the friend.
      friendUnknown: async (world) => {
        const [one, other] = await friends(world);
        const foreign = { sendID: other.userId, recvID: one.userId, remark: 'x' };
        expect((await world.as(one, setFriendRemark, foreign)).code).toBe(3006);
        const stranger = await world.person();
        const input = { sendID: one.userId, recvID: stranger.userId, remark: 'x' };
        return world.as(one, setFriendRemark, input);
      },
      remarkInvalid: async (world) => {
        const [one, other] = await friends(world);
        const input = { sendID: one.userId, recvID: other.userId, remark: 'a\u202eb' };
        return world.as(one, setFriendRemark, input);
      },
    },
  },
  'people.report': {
    good: async (world) => {
      const [one, other] = [await world.person(), await world.person()];
      const images = [await picture(world, one)];
      return world.as(one, report, { ...aboutUser(other.userId), images });
    },
    errors: {
      reportUnknown: async (world) => world.as(await world.person(), report, aboutUser('nobody')),
      reportSelf: async (world) => {
        const person = await world.person();
        return world.as(person, report, aboutUser(person.userId));
      },
      imageUnknown: async (world) => {
        const [one, other] = [await world.person(), await world.person()];
        const images = ['https://elsewhere.example/a.png'];
        return world.as(one, report, { ...aboutUser(other.userId), images });
      },
    },
  },
};
