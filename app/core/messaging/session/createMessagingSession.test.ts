import { describe, expect, it } from 'vitest';
import {
  noted,
  recorder,
  sessionWith,
  settled,
} from '../../../../tests/support/messaging/recordedSession.ts';

const peer = { sessionType: 1, userID: 'u2' } as const;

describe('messaging follows the session', () => {
  it('logs in when the chat token appears, and again when it changes', async () => {
    const { log, run } = recorder();
    const session = sessionWith({ load: async (id) => run(id) });
    session.follow({ userId: 'u1', chatToken: 'a' });
    session.follow({ userId: 'u1', chatToken: 'b' });
    await settled();
    session.follow({ userId: 'u1', chatToken: 'c' });
    await settled();
    expect(log).toEqual(['start u1 b', 'start u1 c']);
  });

  it('closes one account before it opens the next', async () => {
    const { log, run } = recorder();
    const session = sessionWith({ load: async (id) => run(id) });
    session.follow({ userId: 'u1', chatToken: 'a' });
    await settled();
    session.follow({ userId: 'u2', chatToken: 'b' });
    await settled();
    expect(log).toEqual(['start u1 a', 'close u1', 'start u2 b']);
  });

  it('leaves when the token is cleared, and says how', async () => {
    const { log, run } = recorder();
    const session = sessionWith({ load: async (id) => run(id) });
    session.follow({ userId: 'u1', chatToken: 'a' });
    session.follow(null, 'left');
    await settled();
    expect(log).toEqual(['leave u1 left']);
    const { isKept, kept } = session.messaging.send(peer, { kind: 'text', text: 'hi' });
    expect(isKept).toBe(false);
    await expect(kept).rejects.toMatchObject({
      kind: 'not-sent',
      code: 112,
    });
  });

  it('asks for its code again after it did not come', async () => {
    const { log, run } = recorder();
    let tries = 0;
    const session = sessionWith({
      load: async (id) => {
        tries += 1;
        if (tries === 1) throw new Error('no network');
        return run(id);
      },
    });
    session.follow({ userId: 'u1', chatToken: 'a' });
    await settled();
    expect(await session.messaging.send(peer, { kind: 'text', text: 'hi' }).kept).toBe('u1-1');
    expect(log).toEqual(['start u1 a']);
  });
});

describe('a session that changes while its code is on its way', () => {
  /** Code that comes when the test lets it. */
  function slowly() {
    const { log, run } = recorder();
    const waiting: (() => void)[] = [];
    const session = sessionWith({
      load: (id) =>
        new Promise((resolve) => {
          waiting.push(() => resolve(run(id)));
        }),
    });
    const arrive = async (): Promise<void> => {
      await settled();
      waiting.shift()?.();
      await settled();
    };
    return { log, session, arrive };
  }

  it('keeps the messages of a person who is back before they were to be forgotten', async () => {
    const { log, session, arrive } = slowly();
    session.follow({ userId: 'u1', chatToken: 'a' });
    session.follow(null, 'ended');
    session.follow({ userId: 'u1', chatToken: 'b' });
    await arrive();
    await arrive();
    expect(log).toEqual(['close u1', 'start u1 b']);
  });

  it('forgets those of a person who left by hand, also when they come back', async () => {
    const { log, session, arrive } = slowly();
    session.follow({ userId: 'u1', chatToken: 'a' });
    session.follow(null, 'left');
    session.follow({ userId: 'u1', chatToken: 'b' });
    await arrive();
    await arrive();
    expect(log).toEqual(['leave u1 left', 'start u1 b']);
  });

  it('forgets those of a person whose place another took', async () => {
    const { log, session, arrive } = slowly();
    session.follow({ userId: 'u1', chatToken: 'a' });
    session.follow(null, 'ended');
    session.follow({ userId: 'u2', chatToken: 'b' });
    await arrive();
    await arrive();
    expect(log).toEqual(['leave u1 ended', 'start u2 b']);
  });

  it('ends on the last account of a row of switches, one open at a time', async () => {
    const { log, session, arrive } = slowly();
    session.follow({ userId: 'u1', chatToken: 'a' });
    session.follow({ userId: 'u2', chatToken: 'b' });
    session.follow({ userId: 'u1', chatToken: 'c' });
    for (let times = 0; times < 3; times += 1) await arrive();
    expect(log).toEqual(['close u1', 'close u2', 'start u1 c']);
  });

  it('logs in with the newest token alone', async () => {
    const { log, session, arrive } = slowly();
    session.follow({ userId: 'u1', chatToken: 'a' });
    session.follow({ userId: 'u1', chatToken: 'b' });
    await arrive();
    expect(log).toEqual(['start u1 b']);
  });

  it('still forgets the messages of a person who left when the code came too late', async () => {
    const { log, run } = recorder();
    let tries = 0;
    const session = sessionWith({
      load: async (id) => {
        tries += 1;
        if (tries === 1) throw new Error('no network');
        return run(id);
      },
    });
    session.follow({ userId: 'u1', chatToken: 'a' });
    await settled();
    session.follow(null, 'left');
    await settled();
    expect(log).toEqual(['leave u1 left']);
  });
});

describe('an account that leaves', () => {
  it('is noted before anything is deleted, so that the next page can go on', async () => {
    const left = noted();
    const { run } = recorder();
    const leave = () => new Promise<void>(() => undefined);
    const session = sessionWith({ left, load: async (id) => ({ ...run(id), leave }) });
    session.follow({ userId: 'u1', chatToken: 'a' });
    await settled();
    session.follow(null);
    expect([...left.all()]).toEqual([['u1', 'ended']]);
  });

  it('is not noted any more when the person is back before it ended', async () => {
    const left = noted();
    const { log, run } = recorder();
    const session = sessionWith({ left, load: async (id) => run(id) });
    session.follow({ userId: 'u1', chatToken: 'a' });
    await settled();
    session.follow(null);
    session.follow({ userId: 'u1', chatToken: 'b' });
    await settled();
    expect(left.all().size).toBe(0);
    expect(log).toEqual(['start u1 a', 'close u1', 'start u1 b']);
  });

  it('is not noted any more when the person comes back while their chats are still on the screen', async () => {
    const { run } = recorder();
    const left = noted();
    const session = sessionWith({ load: async (id) => run(id), left });
    session.follow({ userId: 'u1', chatToken: 'a' });
    await settled();
    left.note('u1', 'ended');
    session.follow({ userId: 'u1', chatToken: 'b' });
    expect([...left.all()]).toEqual([]);
  });

  it('is forgotten by the next page, which starts no other before', async () => {
    const { log, run } = recorder();
    let finish: () => void = () => undefined;
    const session = sessionWith({
      left: noted([
        ['u1', 'ended'],
        ['u2', 'left'],
      ]),
      load: async (id) => run(id),
      forget: (userId) => {
        log.push(`forget ${userId}`);
        return new Promise((resolve) => {
          finish = resolve;
        });
      },
    });
    session.follow({ userId: 'u2', chatToken: 'a' });
    await settled();
    // The account that is back is looked after where it is loaded.
    expect(log).toEqual(['forget u1']);
    finish();
    await settled();
    expect(log).toEqual(['forget u1', 'start u2 a']);
  });
});
