import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commonErrors } from '../../app/contract/common/errors.ts';
import { getUserProUrl } from '../../app/contract/invite/getUserProUrl.ts';
import { noticeList } from '../../app/contract/notice/noticeList.ts';
import { sessionErrors } from '../../app/contract/session/errors.ts';
import { register } from '../../app/contract/session/register.ts';
import { bindProUser } from '../../app/contract/user/bindProUser.ts';
import { userErrors } from '../../app/contract/user/errors.ts';
import { mine } from '../../app/contract/user/mine.ts';
import { checkVideoCount } from '../../app/contract/video/checkVideoCount.ts';
import {
  makeActivationCodes,
  setActivates,
  wrongCodesAnHour,
} from '../../sandbox/content/activationCodes.ts';
import { viewLimit } from '../../sandbox/content/viewLimit.ts';
import { activationCodes, wrongCodes } from '../../sandbox/database/schema.ts';
import { addTestVideos } from '../../sandbox/testing/addTestVideos.ts';
import { foreignBrand, inviteBrand, plainBrand } from '../../sandbox/testing/testBrands.data.ts';
import { codesOf } from './support/codesOf.ts';
import { openWorld, type Person, type World } from './support/world.ts';

// What is tried with codes by a client that wants more views than the rules give.

const { packageId, platformId } = plainBrand;
const { code: unknownCode } = sessionErrors.inviteCodeUnknown;
const { code: usedCode } = userErrors.codeUsed;
const { code: limited } = commonErrors.rateLimited;
let world: World;
let ids: string[];
let person: Person;

beforeEach(async () => {
  world = await openWorld();
  ids = await addTestVideos(world.sandbox.services, packageId, 12);
  person = await world.person();
});
afterEach(() => world.sandbox.close());

const open = (videoId: string | undefined, who: { token: string } = person) =>
  world.as(who, checkVideoCount, { videoId });
const openAll = (list: readonly string[], who?: { token: string }) =>
  Promise.all(list.map((videoId) => open(videoId, who)));
const told = async (who?: { token: string }) => (await open(undefined, who)).data;
describe('codes that activate', () => {
  const enter = (inviteCode: string, who: { token: string } = person) =>
    world.as(who, bindProUser, { inviteCode });
  const codes = (count: number, of = platformId) =>
    makeActivationCodes(world.sandbox.services, of, count);
  const isActivated = async (who: { token: string } = person) =>
    (await world.as(who, mine, {})).data.isActivation;

  it('lift the limit at once, and are told of in a notice; nothing counts any more', async () => {
    await openAll(ids.slice(0, viewLimit));
    const [code = ''] = await codes(1);
    expect((await enter(code.toLowerCase().replaceAll('-', ''))).data.isActivation).toBe(1);
    expect(codesOf(await openAll(ids))).toEqual({ 0: ids.length });
    expect(await told()).toMatchObject({ limit: null, used: 0, left: null, resetsAt: null });
    const { data } = await world.as(person, noticeList, { page: 1, pageSize: 20 });
    expect(data.list[0]?.content).toContain('Activated');
  });

  it('activate one of all who enter one at once', async () => {
    const [code = ''] = await codes(1);
    const crowd: Person[] = [];
    for (let count = 0; count < 8; count += 1) crowd.push(await world.person());
    const answers = await Promise.all(crowd.map((one) => enter(code, one)));
    expect(codesOf(answers)).toEqual({ 0: 1, [usedCode]: 7 });
    const activated = await Promise.all(crowd.map((one) => isActivated(one)));
    expect(activated.toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
  });

  it('stay for another where somebody activated enters them', async () => {
    const [first = '', second = ''] = await codes(2);
    await enter(first);
    expect((await enter(second)).data).toEqual({ isActivation: 1, isSuperior: 0 });
    expect((await enter(second, await world.person())).data.isActivation).toBe(1);
  });

  it('are heard ten times an hour, however many are guessed at once, the right one among them', async () => {
    const [right = ''] = await codes(1);
    const guesses = Array.from({ length: 30 }, (_, n) => (n % 2 ? `GUESS-${n}` : `pro_guess${n}`));
    const answers = await Promise.all(guesses.map((guess) => enter(guess)));
    expect(codesOf(answers)).toEqual({ [unknownCode]: wrongCodesAnHour, [limited]: 20 });
    expect(new Set(answers.slice(0, wrongCodesAnHour).map(({ msg }) => msg)).size).toBe(1);
    expect((await enter(right)).code).toBe(limited);
    // Another brand and another login do not help, and nobody else is held up.
    const { data: there } = await world.login(person, world.client(inviteBrand.packageId));
    expect((await enter(right, there)).code).toBe(limited);
    const { read } = world.sandbox.services.db;
    expect(await read.$count(wrongCodes)).toBe(wrongCodesAnHour);
    world.sandbox.clock.now += 3_600_000 - 1;
    expect(await enter(right, there)).toMatchObject({ code: limited, data: { retryAfter: 1 } });
    world.sandbox.clock.now += 1;
    expect((await enter(right, there)).data.isActivation).toBe(1);
  });

  it('are of one platform, and kept as hashes alone', async () => {
    const [foreign = ''] = await codes(1, foreignBrand.platformId);
    expect((await enter(foreign)).code).toBe(unknownCode);
    expect(await isActivated()).toBe(0);
    const rows = await world.sandbox.services.db.read.select().from(activationCodes);
    expect(JSON.stringify(rows)).not.toContain(foreign.slice(0, 4));
  });

  it('of an inviter activate only where the operator says so, also from the address at registration', async () => {
    const inviter = await world.person();
    const inviteCode = (await world.as(inviter, getUserProUrl, {})).data.code;
    expect((await enter(inviteCode)).data).toEqual({ isActivation: 0, isSuperior: 1 });
    await setActivates(world.sandbox.services, inviter.userId, true);
    // Who has named their inviter before is activated, and names nobody anew.
    expect((await enter(inviteCode)).data).toEqual({ isActivation: 1, isSuperior: 0 });
    expect((await enter(inviteCode, inviter)).code).not.toBe(0);
    expect(await isActivated(inviter)).toBe(0);
    const registering = { ...world.client(), account: 'late_1', password: 'demo1234', inviteCode };
    const { data } = await world.send(register, registering);
    expect(await isActivated(data)).toBe(1);
  });
});
