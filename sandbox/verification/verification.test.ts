import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verifyTypes } from '../../app/contract/fields/verification.ts';
import { getCaptcha } from '../../app/contract/session/getCaptcha.ts';
import { getVerify5Data } from '../../app/contract/session/getVerify5Data.ts';
import { getVerifyType } from '../../app/contract/session/getVerifyType.ts';
import type { VerifyScene } from '../calls/ports.ts';
import { challenges } from '../database/schema.ts';
import { openTestSandbox, type TestSandbox } from '../testing/openTestSandbox.ts';
import { foreignBrand, imageBrand, plainBrand, puzzleBrand } from '../testing/testBrands.data.ts';
import { solvePuzzle } from '../verify5/puzzle.ts';
import { makeVerification, waitingCaptchas } from './verification.ts';
import { verifyTypesByBrand } from './verifyTypes.data.ts';

let sandbox: TestSandbox;

beforeEach(async () => {
  sandbox = await openTestSandbox();
});
afterEach(() => sandbox.close());

type Attempt = { scene: VerifyScene; packageId: number; challengeId: string; answer: string };

const verify = ({ scene, packageId, ...verification }: Attempt) =>
  sandbox.services.db.write((tx) =>
    makeVerification(sandbox.services).verify(tx, { scene, packageId, verification }),
  );

async function image(scene: VerifyScene = 'login'): Promise<Attempt> {
  const { packageId } = imageBrand;
  const { challengeId } = (await sandbox.send(getCaptcha, { packageId, scene })).data;
  const [kept] = await sandbox.services.db.read
    .select()
    .from(challenges)
    .where(eq(challenges.id, challengeId));
  return { scene, packageId, challengeId, answer: kept?.answer ?? '' };
}

async function puzzle(scene: VerifyScene = 'login'): Promise<Attempt> {
  const { packageId } = puzzleBrand;
  const { challengeId, salt, bits } = (await sandbox.send(getVerify5Data, { packageId, scene }))
    .data;
  return { scene, packageId, challengeId, answer: solvePuzzle(salt, bits) };
}

describe('the verification a brand asks for', () => {
  it('shows every type among the demo brands', () => {
    const shown = Object.values(verifyTypesByBrand).flatMap((scenes) => Object.values(scenes));
    expect([...new Set(shown)].sort()).toEqual([...verifyTypes].sort());
  });

  it('is none for a brand the table does not name', async () => {
    const asked = { packageId: foreignBrand.packageId, scene: 'login' };
    expect((await sandbox.send(getVerifyType, asked)).data).toEqual({ type: 'none' });
    const attempt = { scene: 'login', packageId: plainBrand.packageId, verification: undefined };
    const { db } = sandbox.services;
    const port = makeVerification(sandbox.services);
    expect(await db.write((tx) => port.verify(tx, { ...attempt, scene: 'login' }))).toBe(true);
  });
});

describe.each([
  ['an image', image],
  ['a puzzle', puzzle],
])('%s', (_, issue) => {
  it('is solved by its answer, once', async () => {
    const attempt = await issue();
    expect(await verify(attempt)).toBe(true);
    expect(await verify(attempt)).toBe(false);
  });

  it('is used up by a wrong answer', async () => {
    const attempt = await issue();
    expect(await verify({ ...attempt, answer: 'x' })).toBe(false);
    expect(await verify(attempt)).toBe(false);
  });

  it('is not solved for another scene or brand', async () => {
    expect(await verify({ ...(await issue('register')), scene: 'login' })).toBe(false);
    const other = (await issue()).packageId === 2 ? puzzleBrand : imageBrand;
    expect(await verify({ ...(await issue()), packageId: other.packageId })).toBe(false);
  });

  it('lasts five minutes', async () => {
    const [early, late] = [await issue(), await issue()];
    sandbox.clock.now += 299_999;
    expect(await verify(early)).toBe(true);
    sandbox.clock.now += 1;
    expect(await verify(late)).toBe(false);
  });

  it('is solved once of many attempts at the same time', async () => {
    const attempt = await issue();
    const results = await Promise.all(Array.from({ length: 20 }, () => verify(attempt)));
    expect(results.filter(Boolean)).toHaveLength(1);
  });
});

it('takes an image typed in small letters', async () => {
  const attempt = await image();
  expect(await verify({ ...attempt, answer: attempt.answer.toLowerCase() })).toBe(true);
});

it('forgets challenges that nobody answered', async () => {
  await image();
  sandbox.clock.now += 400_000;
  await image();
  expect(await sandbox.services.db.read.select().from(challenges)).toHaveLength(1);
  expect(await waitingCaptchas(sandbox.services)).toHaveLength(1);
});
