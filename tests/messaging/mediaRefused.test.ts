import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commonErrors } from '../../app/contract/common/errors.ts';
import { clientErrors } from '../../app/contract/gateway/errors.ts';
import { mediaErrors } from '../../app/contract/media/errors.ts';
import type { FaultInput } from '../../sandbox/faults/fault.ts';
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

const call = 'media.uploadMedia';
const code = (number: number, times?: number): FaultInput => ({
  call,
  fault: { kind: 'code', code: number },
  ...(times !== undefined && { times }),
});
const status = (number: number): FaultInput => ({
  call,
  fault: { kind: 'status', status: number },
});

/** What the platform answers, what the message says of it, and how often the file is sent for it. */
const refusals: [what: string, fault: FaultInput, errCode: number, sendings: number][] = [
  ['a kind it does not take', code(mediaErrors.fileRefused.code), clientErrors.fileRefused, 1],
  ['a file it cannot read', code(mediaErrors.fileDamaged.code), clientErrors.fileUnreadable, 1],
  ['too large a file', code(mediaErrors.fileTooLarge.code), clientErrors.fileTooLarge, 1],
  ['too large a request', code(commonErrors.tooLarge.code), clientErrors.fileTooLarge, 1],
  ['HTTP 413 of a proxy', status(413), clientErrors.fileTooLarge, 1],
  ['HTTP 415 of a proxy', status(415), clientErrors.fileRefused, 1],
  ['HTTP 451', { call, fault: { kind: 'blocked' } }, clientErrors.fileBlocked, 1],
  ['a code nobody declared', code(98_765), clientErrors.fileFailed, 1],
  ['an input it does not take', code(commonErrors.inputInvalid.code), clientErrors.fileFailed, 1],
  ['a fault of its own', code(commonErrors.serverFailed.code), clientErrors.fileFailed, 5],
];

describe.each(sampleOf(1, mediaKinds))('%s', (kind) => {
  test.each(refusals)(
    '%s: is said, ends, and can be sent again',
    async (_, fault, errCode, sendings) => {
      await world.between(async (one) => {
        const content = await mediaContent(kind);
        const page = await one.open();
        const { clear } = one.setFault(fault);
        const id = await page.engine.send(page.peer, content);
        await page.until(() => page.shown()[0]?.state === 'failed');
        expect(page.shown().map(({ errCode: said }) => said)).toEqual([errCode]);
        expect(page.line.sendings).toHaveLength(sendings);
        expect(page.shares.at(-1)).toBeNull();
        expect(await one.arrived()).toEqual([]);

        clear();
        await page.engine.resend(id);
        await page.until(isSent(page));
        expect(await losses(one, page, content)).toEqual(nothingLost);
      });
    },
  );

  test('what is refused and deleted leaves nothing, and what stands behind it goes', async () => {
    await world.between(async (one) => {
      const page = await one.open();
      const { clear } = one.setFault(code(mediaErrors.fileTooLarge.code));
      const id = await page.engine.send(page.peer, await mediaContent(kind));
      await page.engine.send(page.peer, { kind: 'text', text: 'Behind it' });
      await page.until(isSent(page));
      clear();
      const refused = page.shown().find(({ clientMsgID }) => clientMsgID === id);
      expect(refused?.state).toBe('failed');
      if (refused) await page.engine.remove(refused);
      await page.until(() => page.shown().length === 1);
      expect((await one.arrived()).map(({ content }) => content)).toEqual(['Behind it']);
      expect(await page.store.outbox()).toEqual([]);
      expect(await page.store.outgoingFile(id, 'file')).toBeNull();
    });
  });

  test('a session that ends within the upload leaves the file to the next one', async () => {
    for (const ending of [402, 403]) {
      await world.between(async (one) => {
        const content = await mediaContent(kind);
        const page = await one.open();
        const { clear } = one.setFault(code(ending));
        await page.engine.send(page.peer, content);
        await page.until(() => page.ends.length > 0);
        expect(page.ends).toEqual([ending]);
        expect(page.shown().map(({ state }) => state)).toEqual(['sending']);
        page.kill();
        clear();
        const next = await one.open();
        await next.until(isSent(next));
        expect(await losses(one, next, content)).toEqual(nothingLost);
      });
    }
  });
});

test('a token that ran out is renewed, and the file goes with the new one', async () => {
  await world.between(async (one) => {
    const content = await mediaContent('file');
    const page = await one.open();
    one.setFault(code(401, 1));
    await page.engine.send(page.peer, content);
    await page.until(isSent(page));
    expect(page.ends).toEqual([]);
    expect(await losses(one, page, content)).toEqual(nothingLost);
  });
});

test('a fault of the platform that passes costs nothing', async () => {
  await world.between(async (one) => {
    const content = await mediaContent('image');
    const page = await one.open();
    one.setFault(code(commonErrors.serverFailed.code, 4));
    await page.engine.send(page.peer, content);
    await page.until(isSent(page));
    expect(page.line.sendings).toHaveLength(5);
    expect(await losses(one, page, content)).toEqual(nothingLost);
  });
});
