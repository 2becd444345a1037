import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkVideoCount } from '../../app/contract/video/checkVideoCount.ts';
import { videoErrors } from '../../app/contract/video/errors.ts';
import { getFindVideo } from '../../app/contract/video/getFindVideo.ts';
import { viewLimit, viewWindow } from '../../sandbox/content/viewLimit.ts';
import { addressLifetime, signWatching } from '../../sandbox/content/watchAddress.ts';
import { videos, videoViews } from '../../sandbox/database/schema.ts';
import { addTestVideos } from '../../sandbox/testing/addTestVideos.ts';
import { inviteBrand, plainBrand } from '../../sandbox/testing/testBrands.data.ts';
import { codesOf } from './support/codesOf.ts';
import { openWorld, type Person, type World } from './support/world.ts';

// What a client that wants more than the rules give tries.

const { packageId } = plainBrand;
const { code: limitReached } = videoErrors.videoLimitReached;
const { code: unknownVideo } = videoErrors.videoUnknown;
let world: World;
let ids: string[];
let person: Person;

beforeEach(async () => {
  world = await openWorld();
  ids = await addTestVideos(world.sandbox.services, packageId, 12);
  person = await world.person();
});
afterEach(() => world.sandbox.close());

/** Lets time pass, in milliseconds; whoever goes on then logs in anew, for tokens end. */
async function pass(milliseconds: number, who = person): Promise<void> {
  world.sandbox.clock.now += milliseconds;
  Object.assign(who, (await world.login(who)).data);
}

const open = (videoId: string | undefined, who: { token: string } = person) =>
  world.as(who, checkVideoCount, { videoId });
const openAll = (list: readonly string[], who?: { token: string }) =>
  Promise.all(list.map((videoId) => open(videoId, who)));
const told = async (who?: { token: string }) => (await open(undefined, who)).data;
const counted = ({ userId } = person) =>
  world.sandbox.services.db.read.$count(videoViews, eq(videoViews.userId, userId));
const viewsOf = async (videoId = '') =>
  (await world.sandbox.services.db.read.select().from(videos).where(eq(videos.id, videoId)))[0]
    ?.views;

describe('the count of views', () => {
  it('lets five videos be opened in 24 hours, however many are asked for at once', async () => {
    const answers = await openAll([...ids, ...ids, ...ids.toReversed()]);
    const opened = new Set(answers.flatMap(({ data }) => data?.video?.videoId ?? []));
    expect(opened.size).toBe(viewLimit);
    expect(codesOf(answers)).toEqual({ 0: 3 * viewLimit, [limitReached]: 3 * (12 - viewLimit) });
    expect(await counted()).toBe(viewLimit);
    const all = await Promise.all(ids.map(viewsOf));
    expect(all.reduce((sum: number, views) => sum + (views ?? 0), 0)).toBe(viewLimit);
    const { used, left, opened: free } = await told();
    expect([used, left, new Set(free)]).toEqual([viewLimit, 0, opened]);
  });

  it('counts a video once, for as many tabs, retries and new addresses as there are', async () => {
    const [first] = ids;
    const answers = await openAll(Array(20).fill(first));
    await pass(addressLifetime + 1);
    answers.push(await open(first));
    expect(codesOf(answers)).toEqual({ 0: 21 });
    for (const { data } of answers) expect(data).toMatchObject({ used: 1, left: 4 });
    expect([await counted(), await viewsOf(first)]).toEqual([1, 1]);
  });

  it('counts nothing that was not handed out, and hands out nothing at the limit', async () => {
    const [elsewhere = ''] = await addTestVideos(world.sandbox.services, inviteBrand.packageId, 1);
    const first = ids[0] ?? '';
    for (const videoId of [
      elsewhere,
      'nowhere',
      ` ${first}`,
      first.toUpperCase(),
      `${first}\0`,
      '%',
    ])
      expect((await open(videoId)).code).toBe(unknownVideo);
    expect(await told()).toMatchObject({ used: 0, left: viewLimit, resetsAt: null, opened: [] });
    await openAll(ids.slice(0, viewLimit));
    const refused = await open(ids[viewLimit]);
    expect(refused.code).toBe(limitReached);
    expect(JSON.stringify(refused.data)).not.toContain('/media/');
    expect((await told()).video).toBeNull();
    // What was opened stays open.
    expect((await open(ids[0])).data.video?.url).toMatch(/^\/media\/watch\//);
  });

  it('gives a view back when it is 24 hours old, to the millisecond, and no sooner by asking again', async () => {
    const { clock } = world.sandbox;
    const began = clock.now;
    for (const videoId of ids.slice(0, viewLimit)) {
      await open(videoId);
      clock.now += 1_000;
    }
    await pass(viewWindow - 1 - viewLimit * 1_000);
    // Free, and no later for it.
    await open(ids[0]);
    const resetsAt = Math.ceil((began + viewWindow) / 1000);
    expect((await told()).resetsAt).toBe(resetsAt);
    expect(await open(ids[10])).toMatchObject({ code: limitReached, data: { resetsAt } });
    expect(clock.now).toBe(began + viewWindow - 1);
    clock.now += 1;
    const again = await openAll([ids[10] ?? '', ids[11] ?? '']);
    expect(codesOf(again)).toEqual({ 0: 1, [limitReached]: 1 });
    // The first one is no longer free.
    expect((await open(ids[0])).code).toBe(limitReached);
    expect((await told()).resetsAt).toBe(resetsAt + 1);
  });

  it('never holds more than five in any 24 hours, whatever is asked when', async () => {
    const hour = 3_600_000;
    const step = fc.record({
      wait: fc.oneof(
        fc.constant(0),
        fc.integer({ min: 0, max: 9 * hour }),
        fc.constant(viewWindow),
      ),
      wanted: fc.array(fc.nat({ max: 11 }), { maxLength: 8 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const who = await world.person();
        // When each video was last counted, as the rule has it.
        const model = new Map<string, number>();
        for (const { wait, wanted } of steps) {
          await pass(wait, who);
          const { now } = world.sandbox.clock;
          const isFree = (videoId: string) =>
            (model.get(videoId) ?? -viewWindow) > now - viewWindow;
          const freeNow = ids.filter(isFree);
          const answers = await openAll(
            wanted.map((index) => ids[index] ?? ''),
            who,
          );
          const got = answers.flatMap(({ data }) => data?.video?.videoId ?? []);
          for (const videoId of got) if (!isFree(videoId)) model.set(videoId, now);
          const distinct = new Set([...freeNow, ...wanted.map((index) => ids[index] ?? '')]);
          expect(ids.filter(isFree)).toHaveLength(Math.min(viewLimit, distinct.size));
          const { used, opened } = await told(who);
          expect([used, opened.toSorted()]).toEqual([opened.length, ids.filter(isFree).toSorted()]);
        }
      }),
      { numRuns: 8 },
    );
  });

  it('is of the person: another brand, another login and another device bring no views', async () => {
    const others = await addTestVideos(world.sandbox.services, inviteBrand.packageId, 3);
    await openAll(ids.slice(0, 3));
    const { data: there } = await world.login(person, world.client(inviteBrand.packageId));
    expect(codesOf(await openAll(others, there))).toEqual({ 0: 2, [limitReached]: 1 });
    // The videos of the first brand are no videos there, though they were opened.
    expect((await open(ids[0], there)).code).toBe(unknownVideo);
    const { data: back } = await world.login(person);
    expect((await open(ids[4], back)).code).toBe(limitReached);
    expect(await told(back)).toMatchObject({ used: viewLimit, left: 0 });
    // And of nobody else.
    expect(await told(await world.person())).toMatchObject({ used: 0, left: viewLimit });
  });
});

describe('the address of a video', () => {
  const fetchFrom = (url: string, method = 'GET') =>
    world.sandbox.fetch(new Request(`http://localhost${url}`, { method }));
  const addressOf = async (videoId: string | undefined, who?: Person) =>
    (await open(videoId, who)).data.video?.url ?? '';

  it('is refused with one letter changed, and with facts of another person, video or time', async () => {
    const url = await addressOf(ids[0]);
    expect((await fetchFrom(url)).status).toBe(200);
    const [, , , signed = '', file = ''] = url.split('/');
    const [facts = '', signature = ''] = signed.split('.');
    const own: [string, string, number] = JSON.parse(Buffer.from(facts, 'base64url').toString());
    expect(own).toEqual([person.userId, ids[0], world.sandbox.clock.now + addressLifetime]);
    const other = await world.person();
    const claims = [
      [other.userId, own[1], own[2]],
      [own[0], ids[6], own[2]],
      [own[0], own[1], own[2] + 1],
      [own[0], own[1], Number.MAX_SAFE_INTEGER],
      [],
    ].map((claim) => Buffer.from(JSON.stringify(claim)).toString('base64url'));
    const [, second = ''] = (await addressOf(ids[1])).split('/')[3]?.split('.') ?? [];
    const forged = [
      ...claims.map((claim) => `${claim}.${signature}`),
      `${facts}.${second}`,
      `${facts}.`,
      facts,
      `.${signature}`,
      `${signed}.x`,
      `${facts}=.${signature}`,
      signWatching(Buffer.alloc(32), { userId: own[0], videoId: own[1], expiresAt: own[2] }),
      ...Array.from({ length: signed.length }, (_, at) => {
        const letter = signed[at] === 'A' ? 'B' : 'A';
        return `${signed.slice(0, at)}${letter}${signed.slice(at + 1)}`;
      }),
    ];
    for (const one of forged)
      expect([one, (await fetchFrom(`/media/watch/${one}/${file}`)).status]).toEqual([one, 403]);
  });

  it('ends after six hours, and with the video; a new one counts nothing', async () => {
    const url = await addressOf(ids[0]);
    world.sandbox.clock.now += addressLifetime - 1;
    expect((await fetchFrom(url)).status).toBe(200);
    await pass(1);
    for (const method of ['GET', 'HEAD']) expect((await fetchFrom(url, method)).status).toBe(410);
    const anew = await addressOf(ids[0]);
    expect([(await fetchFrom(anew)).status, await counted()]).toEqual([200, 1]);
    await world.sandbox.services.db.write((tx) =>
      tx
        .update(videos)
        .set({ removedAt: 1 })
        .where(eq(videos.id, ids[0] ?? '')),
    );
    expect((await fetchFrom(anew)).status).toBe(404);
    expect((await open(ids[0])).code).toBe(unknownVideo);
  });

  it('opens the files of its own video alone', async () => {
    const [own, others] = await Promise.all([
      addressOf(ids[0]),
      addTestVideos(world.sandbox.services, packageId, 1),
    ]);
    const folder = own.slice(0, own.lastIndexOf('/'));
    const [other] = await world.sandbox.services.db.read
      .select()
      .from(videos)
      .where(eq(videos.id, others[0] ?? ''));
    for (const path of [
      `/../${other?.clip}/clip.mp4`,
      `/..%2f${other?.clip}%2fclip.mp4`,
      `/%2e%2e/${other?.clip}/clip.mp4`,
      `/${other?.clip}/clip.mp4`,
      '/..%2f..%2fsandbox.db',
      '/',
      '',
    ])
      expect((await fetchFrom(`${folder}${path}`)).status).not.toBe(200);
    expect((await fetchFrom(`/media/highlights/${ids[0]}/clip.mp4`)).status).toBe(404);
    expect((await fetchFrom(`/media/clips/${other?.clip}/clip.mp4`)).status).toBe(404);
  });

  it('is carried by no list, and asks for a person', async () => {
    const { data } = await world.send(getFindVideo, { packageId, videoId: ids[0] });
    expect(data.list).toHaveLength(1);
    expect(JSON.stringify(data)).not.toMatch(/\.mp4|\.m3u8|watch/);
    expect((await world.send(checkVideoCount, { videoId: ids[0] })).code).toBe(401);
    expect(await counted()).toBe(0);
  });
});
