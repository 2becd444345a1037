import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect } from 'vitest';
import { uploadMedia } from '../../../app/contract/media/uploadMedia.ts';
import { getUserByNick } from '../../../app/contract/people/getUserByNick.ts';
import { report } from '../../../app/contract/people/report.ts';
import { setFriendRemark } from '../../../app/contract/people/setFriendRemark.ts';
import { removeContent } from '../../../sandbox/content/removeContent.ts';
import { reports } from '../../../sandbox/database/schema.ts';
import { addTestContent } from '../../../sandbox/testing/addTestContent.ts';
import { imageBrand, plainBrand } from '../../../sandbox/testing/testBrands.data.ts';
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
      const { services } = world.sandbox;
      const shown = await addTestContent(services, plainBrand.packageId, other.userId);
      for (const [about, contentId] of Object.entries(shown)) {
        const said = { about, contentId, reason: 'violence', words: '', images: [] };
        const { data } = await world.as(one, report, said);
        const kept = eq(reports.id, data.reportId);
        expect(await services.db.read.select().from(reports).where(kept)).toMatchObject([
          { about, contentId, userId: about === 'highlight' ? other.userId : null },
        ]);
      }
      return world.as(one, report, { ...aboutUser(other.userId), images });
    },
    errors: {
      // Neither what another brand shows, nor what was taken away, nor one as the other.
      reportUnknown: async (world) => {
        const [one, other] = [await world.person(), await world.person()];
        const { services } = world.sandbox;
        const foreign = await addTestContent(services, imageBrand.packageId, other.userId);
        const own = await addTestContent(services, plainBrand.packageId, other.userId);
        const gone = await addTestContent(services, plainBrand.packageId, other.userId);
        await removeContent(services, plainBrand.packageId, 'video', gone.video);
        await removeContent(services, plainBrand.packageId, 'highlight', gone.highlight);
        for (const [about, contentId] of [
          ['video', foreign.video],
          ['video', gone.video],
          ['video', own.highlight],
          ['highlight', foreign.highlight],
          ['highlight', gone.highlight],
          ['highlight', ''],
        ]) {
          const said = { about, ...(contentId ? { contentId } : {}), reason: 'spam', words: '' };
          expect((await world.as(one, report, { ...said, images: [] })).code).toBe(3008);
        }
        return world.as(one, report, aboutUser('nobody'));
      },
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
