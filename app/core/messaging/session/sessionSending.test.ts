import { describe, expect, it } from 'vitest';
import { recorder, sessionWith } from '../../../../tests/support/messaging/recordedSession.ts';

const peer = { sessionType: 1, userID: 'u2' } as const;

describe('what is sent', () => {
  it('says when something sent is on the device, and not when nothing could keep it', async () => {
    const { log, run } = recorder();
    const { messaging } = run('u1');
    let isFull = false;
    const send = async () => {
      if (isFull) throw new Error('The device is full.');
      return 'kept';
    };
    const session = sessionWith({
      load: async (id) => ({ ...run(id), messaging: { ...messaging, send } }),
      onKept: () => void log.push('kept'),
    });
    session.follow({ userId: 'u1', chatToken: 'a' });
    await session.messaging.send(peer, { kind: 'text', text: 'one' }).kept;
    isFull = true;
    await session.messaging.send(peer, { kind: 'text', text: 'two' }).kept.catch(() => undefined);
    expect(log).toEqual(['start u1 a', 'kept']);
  });

  it('counts what the journal has as unsent, also without its code and its store', async () => {
    const { run } = recorder();
    const { messaging } = run('u7');
    const countUnsent = () => Promise.reject(new Error('The store cannot be read.'));
    let hasNetwork = false;
    const session = sessionWith({
      async load(id) {
        if (!hasNetwork) throw new Error('There is no network.');
        return { ...run(id), messaging: { ...messaging, countUnsent } };
      },
    });
    await expect(session.messaging.countUnsent()).rejects.toMatchObject({ code: 112 });
    session.follow({ userId: 'u7', chatToken: 'a' });
    const sending = session.messaging.send(peer, { kind: 'text', text: 'hi' });
    await expect(sending.kept).rejects.toThrow();
    expect(await session.messaging.countUnsent()).toBe(1);
    hasNetwork = true;
    expect(await session.messaging.countUnsent()).toBe(1);
  });
});
