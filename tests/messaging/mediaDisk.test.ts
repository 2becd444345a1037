import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleOf } from '../support/depth.ts';
import { mediaContent, mediaKinds } from '../support/messaging/mediaContents.ts';
import {
  isSent,
  losses,
  type MediaWorld,
  nothingLost,
  openMediaWorld,
} from '../support/messaging/mediaWorld.ts';

let world: MediaWorld;
beforeAll(async () => {
  world = await openMediaWorld();
});
afterAll(() => world.close());

const moments = ['begin', 'blobs', 'commit'] as const;

describe.each(sampleOf(1, mediaKinds))('%s', (kind) => {
  test.each(moments)(
    'on a disk that is full at the %s: is refused first, whole, and goes once then',
    async (fullAt) => {
      await world.between(async (one) => {
        const content = await mediaContent(kind);
        const page = await one.open();
        await page.until(async () => (await page.store.meta('selfInfo')) !== undefined);
        page.engine.setDraft(`single_${page.peer.userID}`, 'Half a thought');
        await page.engine.countUnsent();
        one.disk.fullAt = fullAt;
        await expect(page.engine.send(page.peer, content)).rejects.toThrow();
        // From here on the page says that this device keeps nothing.
        expect(page.store.isDurable).toBe(false);
        expect(page.shown()).toEqual([]);
        expect(page.shares).toEqual([]);
        expect(await page.store.outbox()).toEqual([]);
        expect(await one.arrived()).toEqual([]);
        const [draft] = await page.store.drafts();
        expect(draft?.text).toBe('Half a thought');

        await page.engine.send(page.peer, content);
        await page.until(isSent(page));
        expect(await losses(one, page, content)).toEqual(nothingLost);
      });
    },
  );

  test('a disk that fills up within the upload takes nothing from it', async () => {
    await world.between(async (one) => {
      const content = await mediaContent(kind);
      const page = await one.open();
      const isThere = page.line.holdAt(0.5);
      await page.engine.send(page.peer, content);
      const release = await isThere;
      one.disk.fullAt = 'begin';
      release();
      await page.until(isSent(page));
      expect(await losses(one, page, content)).toEqual(nothingLost);
    });
  });

  test('of what was refused the next page finds no half', async () => {
    await world.between(async (one) => {
      const page = await one.open();
      one.disk.fullAt = 'blobs';
      await page.engine.send(page.peer, await mediaContent(kind)).catch(() => undefined);
      page.kill();
      one.disk.fullAt = null;
      const next = await one.open();
      expect(await next.store.outbox()).toEqual([]);
      expect(next.shown()).toEqual([]);
      expect(await one.arrived()).toEqual([]);
    });
  });
});
