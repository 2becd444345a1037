import { describe, expect, it } from 'vitest';
import { createModelTexts } from '../../../../tests/support/messaging/modelTexts.ts';
import { storedMessage } from '../../../../tests/support/messaging/storedMessages.ts';
import { createJournal } from '../journal/createJournal.ts';
import type { OpenConversation } from '../messaging.ts';
import {
  createMessagingSession,
  type Leaving,
  type RunningMessaging,
} from './createMessagingSession.ts';
import type { LeftAccounts } from './leftAccounts.ts';

/** Messaging that writes down what it is asked. */
function recorder() {
  const log: string[] = [];
  const open = (conversationID: string, isAhead = false): OpenConversation => {
    log.push(`open ${conversationID}${isAhead ? ' ahead' : ''}`);
    return {
      show: () => void log.push(`show ${conversationID}`),
      loadOlder: async () => void log.push('older'),
      findUnread: async () => null,
      toNewest: async () => void log.push('newest'),
      markRead: () => void log.push('read'),
      close: () => void log.push(`shut ${conversationID}`),
    };
  };
  const run = (userId: string): RunningMessaging => ({
    messaging: {
      open,
      setDraft: (id: string, text: string) => void log.push(`draft ${id} ${text}`),
      send: async () => `${userId}-1`,
    } as unknown as RunningMessaging['messaging'],
    start: (chatToken) => void log.push(`start ${userId} ${chatToken}`),
    close: async () => void log.push(`close ${userId}`),
    leave: async (how) => void log.push(`leave ${userId} ${how}`),
  });
  return { log, run };
}

const texts = createModelTexts();
const random = (bytes: Uint8Array): Uint8Array =>
  crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>);
const openJournal = (userID: string) => createJournal({ userID, texts, clock: Date.now, random });

/** Accounts noted as left, as the device keeps them. */
function noted(known: readonly [string, Leaving][] = []): LeftAccounts {
  const accounts = new Map(known);
  return {
    all: () => accounts,
    note: (userId, how) => void accounts.set(userId, how),
    settle: (userId) => void accounts.delete(userId),
  };
}

function sessionWith(needs: Partial<Parameters<typeof createMessagingSession>[0]>) {
  const load = () => Promise.reject(new Error('Nothing is to be loaded.'));
  const forget = async () => undefined;
  const onKept = () => undefined;
  return createMessagingSession({ load, openJournal, left: noted(), forget, onKept, ...needs });
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
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

describe('a conversation that is shown', () => {
  it('opens when the code comes at last', async () => {
    const { log, run } = recorder();
    let hasNetwork = false;
    const session = sessionWith({
      load: async (id) => {
        if (!hasNetwork) throw new Error('no network');
        return run(id);
      },
    });
    session.follow({ userId: 'u1', chatToken: 'a' });
    const open = session.messaging.open('single_u2');
    await settled();
    hasNetwork = true;
    session.follow({ userId: 'u1', chatToken: 'a' });
    await settled();
    expect(log).toEqual(['start u1 a', 'open single_u2']);
    open.close();
    await settled();
    expect(log.at(-1)).toBe('shut single_u2');
  });

  it('opens anew for the account that takes the place of another', async () => {
    const { log, run } = recorder();
    const session = sessionWith({ load: async (id) => run(id) });
    session.follow({ userId: 'u1', chatToken: 'a' });
    const open = session.messaging.open('single_u2');
    const closed = session.messaging.open('single_u3');
    await settled();
    closed.close();
    await settled();
    log.length = 0;
    session.follow({ userId: 'u9', chatToken: 'b' });
    await settled();
    open.markRead(storedMessage('m1'));
    await open.loadOlder();
    expect(log).toEqual(['close u1', 'start u9 b', 'open single_u2', 'read', 'older']);
  });

  it('stays ahead until it is shown, and is shown from then on', async () => {
    const { log, run } = recorder();
    const session = sessionWith({ load: async (id) => run(id) });
    session.follow({ userId: 'u1', chatToken: 'a' });
    const open = session.messaging.open('single_u2', true);
    await settled();
    open.show();
    open.show();
    await settled();
    session.follow({ userId: 'u9', chatToken: 'b' });
    await settled();
    expect(log).toEqual([
      'start u1 a',
      'open single_u2 ahead',
      'show single_u2',
      'close u1',
      'start u9 b',
      'open single_u2',
    ]);
  });

  it('waits for somebody to log in', async () => {
    const { log, run } = recorder();
    const session = sessionWith({ load: async (id) => run(id) });
    const open = session.messaging.open('single_u2');
    await expect(open.loadOlder()).rejects.toMatchObject({ kind: 'not-sent', code: 112 });
    session.follow({ userId: 'u1', chatToken: 'a' });
    await settled();
    expect(log).toEqual(['start u1 a', 'open single_u2']);
  });
});

describe('what is asked before the code is there', () => {
  it('is done once it is', async () => {
    const { log, run } = recorder();
    const session = sessionWith({ load: async (id) => run(id) });
    session.follow({ userId: 'u1', chatToken: 'a' });
    const open = session.messaging.open('single_u2');
    open.markRead(storedMessage('m1'));
    session.messaging.setDraft('single_u2', 'half');
    await open.loadOlder();
    open.close();
    await settled();
    expect(log).toEqual([
      'start u1 a',
      'open single_u2',
      'draft single_u2 half',
      'read',
      'older',
      'shut single_u2',
    ]);
  });

  it('opens nothing that was closed meanwhile', async () => {
    const { log, run } = recorder();
    const session = sessionWith({ load: async (id) => run(id) });
    session.follow({ userId: 'u1', chatToken: 'a' });
    session.messaging.open('single_u2').close();
    await settled();
    expect(log).toEqual(['start u1 a']);
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
