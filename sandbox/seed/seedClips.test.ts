import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPassionateVideo } from '../../app/contract/highlights/getPassionateVideo.ts';
import { indexCarousel } from '../../app/contract/platform/indexCarousel.ts';
import { onloadImg } from '../../app/contract/platform/onloadImg.ts';
import { zztj } from '../../app/contract/platform/zztj.ts';
import { getFindVideo } from '../../app/contract/video/getFindVideo.ts';
import { openTestSandbox, type TestSandbox } from '../testing/openTestSandbox.ts';
import { plainBrand, puzzleBrand } from '../testing/testBrands.data.ts';
import {
  categories,
  highlights as seedHighlights,
  videos as seedVideos,
} from './clips/clips.data.ts';
import { seedSandbox } from './seed.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  await seedSandbox(sandbox);
});
afterAll(() => sandbox.close());

const { packageId } = plainBrand;
const get = (path: string) => sandbox.fetch(new Request(new URL(path, 'http://localhost')));

describe('a brand with videos and highlights', () => {
  it('lists videos by category and in the language asked for, with pictures that are there', async () => {
    const { data } = await sandbox.send(getFindVideo, { packageId }, { language: 'es-ES' });
    expect(data.list.map(({ title }) => title)).toEqual(
      seedVideos.map(({ titles }) => titles['es-ES']),
    );
    expect(data.categories.map(({ name }) => name)).toEqual(
      categories.map(({ names }) => names['es-ES']),
    );
    const [category] = data.categories;
    const some = await sandbox.send(getFindVideo, { packageId, category: category?.id });
    expect(some.data.list).toHaveLength(
      seedVideos.filter((video) => video.category === category?.id).length,
    );
    for (const { cover, thumbnail } of data.list)
      for (const picture of [cover, thumbnail]) expect((await get(picture)).status).toBe(200);
  });

  it('pages through them without a gap or a double', async () => {
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const { data } = await sandbox.send(getFindVideo, { packageId, cursor, limit: 3 });
      ids.push(...data.list.map(({ videoId }) => videoId));
      cursor = data.next ?? undefined;
    } while (cursor !== undefined);
    expect(new Set(ids).size).toBe(seedVideos.length);
    expect(ids).toHaveLength(seedVideos.length);
  });

  it('shows highlights by what the filters say, and plays those that are not over', async () => {
    const { data } = await sandbox.send(getPassionateVideo, { packageId });
    expect(data.list).toHaveLength(seedHighlights.length);
    for (const { state, url, host } of data.list) {
      expect(host.nickName).not.toBe('');
      expect(url === null).toBe(state === 'ended');
      if (url) expect((await get(url)).status).toBe(200);
    }
    const filter = { topic: 'city', anything: 1 };
    const city = await sandbox.send(getPassionateVideo, { packageId, filter });
    expect(city.data.list).toHaveLength(
      seedHighlights.filter(({ topic }) => topic === 'city').length,
    );
  });
});

it('heads the first page of every brand with pictures in words, and is made once', async () => {
  await seedSandbox(sandbox);
  const brand = { packageId: puzzleBrand.packageId };
  const [carousel, picks, opening] = [
    await sandbox.send(indexCarousel, brand),
    await sandbox.send(zztj, brand),
    await sandbox.send(onloadImg, brand),
  ];
  expect([carousel.data.list.length, picks.data.list.length]).toEqual([3, 4]);
  for (const { image, title } of [...carousel.data.list, ...picks.data.list, opening.data]) {
    expect(title).not.toBe('');
    expect((await get(image)).status).toBe(200);
  }
});
