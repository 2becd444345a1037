import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientErrors } from '../../app/contract/gateway/errors.ts';
import { runs, sampleOf } from '../support/depth.ts';
import { type MediaKind, mediaContent, mediaKinds } from '../support/messaging/mediaContents.ts';
import {
  isSent,
  losses,
  type MediaCase,
  type MediaWorld,
  nothingLost,
  openMediaWorld,
} from '../support/messaging/mediaWorld.ts';
import type { LineFate } from '../support/transport/uploadLine.ts';

let world: MediaWorld;
beforeAll(async () => {
  world = await openMediaWorld();
});
afterAll(() => world.close());

const eighths = Array.from({ length: 9 }, (_, index) => index / 8);

const between = <Result>(work: (one: MediaCase) => Promise<Result>) => world.between(work);

/** Falls of the share: each is an upload that begins again. */
const restarts = (shares: readonly (number | null)[]): number =>
  shares.filter((share, index) => share !== null && share < (shares[index - 1] ?? 0)).length;

describe.each(sampleOf(1, mediaKinds))('%s', (kind) => {
  const fates: LineFate[][] = [
    ...eighths.map((share) => [share, 'refused' as const]),
    ['answer'],
    ['refused', 'answer', 1, 0.5],
  ];

  test('an upload that is cut anywhere goes on when the network is back, and arrives once', async () => {
    const came = await Promise.all(
      fates.map((plan) =>
        between(async (one) => {
          const content = await mediaContent(kind);
          one.line.plan(...plan);
          const page = await one.open();
          await page.engine.send(page.peer, content);
          await page.until(isSent(page));
          expect(page.line.sendings.length).toBeGreaterThan(plan.length);
          return { plan, ...(await losses(one, page, content)) };
        }),
      ),
    );
    expect(came).toEqual(fates.map((plan) => ({ plan, ...nothingLost })));
  });

  test('the share that is shown is that of the sending under way', async () => {
    await between(async (one) => {
      one.line.plan('answer', 'answer');
      const page = await one.open();
      await page.engine.send(page.peer, await mediaContent(kind));
      await page.until(isSent(page));
      expect(page.shares.at(0)).toBe(0);
      expect(restarts(page.shares)).toBe(2);
    });
  });

  test('a page that ends within an upload leaves it to the next one, which ends it once', async () => {
    const came = await Promise.all(
      eighths.map((share) =>
        between(async (one) => {
          const content = await mediaContent(kind);
          const page = await one.open();
          const isThere = page.line.holdAt(share);
          await page.engine.send(page.peer, content);
          await isThere;
          page.kill();
          expect(await one.arrived()).toEqual([]);
          const next = await one.open();
          await next.until(isSent(next));
          return { share, ...(await losses(one, next, content)) };
        }),
      ),
    );
    expect(came).toEqual(eighths.map((share) => ({ share, ...nothingLost })));
  });

  test('an upload that is stopped anywhere is not sent, says so, and leaves nothing once deleted', async () => {
    const came = await Promise.all(
      eighths.map((share) =>
        between(async (one) => {
          const page = await one.open();
          const isThere = page.line.holdAt(share);
          const id = await page.engine.send(page.peer, await mediaContent(kind));
          const release = await isThere;
          await page.engine.cancelUpload(id);
          await page.until(() => page.shown()[0]?.state === 'failed');
          release();
          const [message] = page.shown();
          const errCode = message?.errCode;
          if (message) await page.engine.remove(message);
          await page.until(() => page.shown().length === 0);
          return {
            ...{ share, errCode, ended: page.shares.at(-1) },
            arrived: (await one.arrived()).length,
            waiting: (await page.store.outbox()).length,
            keptFile: await page.store.outgoingFile(id, 'file'),
          };
        }),
      ),
    );
    const stopped = { errCode: clientErrors.cancelled, ended: null };
    const gone = { arrived: 0, waiting: 0, keptFile: null };
    expect(came).toEqual(eighths.map((share) => ({ share, ...stopped, ...gone })));
  });
});

test('the platform keeps no half of a file', () => {
  expect(world.unfinished()).toEqual([]);
});

test('whatever happens on the way, in whatever order, a file arrives once and whole', async () => {
  const trouble = fc.record({
    kind: fc.constantFrom<MediaKind>(...mediaKinds),
    fates: fc.array(
      fc.oneof(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.constantFrom<LineFate>('answer', 'refused'),
      ),
      { maxLength: 5 },
    ),
    deaths: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 3 }),
    loses: fc.constantFrom('nothing', 'before', 'after'),
  });
  await fc.assert(
    fc.asyncProperty(trouble, ({ kind, fates, deaths, loses }) =>
      between(async (one) => {
        const content = await mediaContent(kind);
        let page = await one.open();
        let isThere = deaths[0] === undefined ? null : page.line.holdAt(deaths[0]);
        await page.engine.send(page.peer, content);
        for (const next of deaths.map((_, index) => deaths[index + 1])) {
          await isThere;
          page.kill();
          page = await one.open();
          isThere = next === undefined ? null : page.line.holdAt(next);
        }
        one.line.plan(...fates);
        if (loses !== 'nothing') {
          one.setFault({
            call: 'gateway:SendMessage',
            fault: { kind: 'drop', when: loses as 'before' | 'after' },
            times: 1,
          });
        }
        await page.until(isSent(page));
        expect(await losses(one, page, content)).toEqual(nothingLost);
      }),
    ),
    { numRuns: runs(3, 25) },
  );
});
