import { describe, expect, it } from 'vitest';
import { createTestClient, failureFrom } from '../../tests/support/transport/testClient.ts';
import { uploadAvatar } from '../contract/user/uploadAvatar.ts';

const member = { token: 'token-1', userId: 'u1' };
const lost = () => {
  throw new TypeError('Failed to fetch');
};

describe('an upload', () => {
  it('sends file and input, reports its progress, and survives a lost connection', async () => {
    const shares: number[] = [];
    let tries = 0;
    const world = createTestClient(lost, {
      upload: async ({ url, body, headers, onProgress }) => {
        tries += 1;
        onProgress(0.5);
        if (tries === 1) throw new Error('lost');
        onProgress(1);
        expect(url).toBe('https://a.test/user/uploadAvatar');
        expect(headers['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/);
        expect(body.get('input')).toBe('{}');
        expect(body.get('file')).toMatchObject({ size: 3, name: 'file' });
        return {
          status: 200,
          contentType: 'application/json',
          text: '{"code":0,"data":{"avatar":"/a"}}',
        };
      },
    });
    world.session.now = member;
    const work = world.client.upload(uploadAvatar, {}, new Blob(['abc']), {
      intent: 'avatar',
      onProgress: (share) => shares.push(share),
    });
    expect(await world.time.until(work)).toEqual({ avatar: '/a' });
    expect(shares).toEqual([0, 0.5, 0, 0.5, 1]);
  });

  it('goes on while it makes progress, and is tried again when it stands still for 60 s', async () => {
    let tries = 0;
    const world = createTestClient(lost, {
      upload: ({ onProgress }) =>
        new Promise((resolve) => {
          tries += 1;
          const late = {
            status: 200,
            contentType: 'application/json',
            text: '{"code":0,"data":{"avatar":""}}',
          };
          const { timers } = world.time;
          for (let minute = 1; minute <= 5; minute += 1) {
            timers.set(() => onProgress(minute / 5), minute * 59_000);
          }
          timers.set(() => resolve(late), 5 * 59_000 + (tries === 1 ? 70_000 : 1_000));
        }),
    });
    world.session.now = member;
    await world.time.until(world.client.upload(uploadAvatar, {}, new Blob(['abc'])));
    expect(tries).toBe(2);
  });

  it('of a file that is too large is refused before it is sent', async () => {
    const world = createTestClient(lost);
    world.session.now = member;
    const large = new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]);
    expect(await failureFrom(world.client.upload(uploadAvatar, {}, large))).toMatchObject({
      kind: 'declared',
      name: 'fileTooLarge',
    });
  });
});
