import { describe, expect, it } from 'vitest';
import type { Messaging, OpenConversation } from '../messaging.ts';
import { createMessagingSession, type RunningMessaging } from './createMessagingSession.ts';

/** Messaging that writes down what it is asked. */
function recorder() {
  const log: string[] = [];
  const open = (conversationID: string): OpenConversation => {
    log.push(`open ${conversationID}`);
    return {
      loadOlder: async () => void log.push('older'),
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
    } as unknown as Messaging,
    start: (chatToken) => void log.push(`start ${userId} ${chatToken}`),
    close: async () => void log.push(`close ${userId}`),
    leave: async (how) => void log.push(`leave ${userId} ${how}`),
  });
  return { log, run };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const peer = { sessionType: 1, userID: 'u2' } as const;

describe('messaging follows the session', () => {
  it('logs in when the chat token appears, and again when it changes', async () => {
    const { log, run } = recorder();
    const session = createMessagingSession({ load: async (id) => run(id) });
    session.follow({ userId: 'u1', chatToken: 'a' });
    session.follow({ userId: 'u1', chatToken: 'b' });
    await settled();
    expect(log).toEqual(['start u1 a', 'start u1 b']);
  });

  it('closes one account before it opens the next', async () => {
    const { log, run } = recorder();
    const session = createMessagingSession({ load: async (id) => run(id) });
    session.follow({ userId: 'u1', chatToken: 'a' });
    await settled();
    session.follow({ userId: 'u2', chatToken: 'b' });
    await settled();
    expect(log).toEqual(['start u1 a', 'close u1', 'start u2 b']);
  });

  it('leaves when the token is cleared, and says how', async () => {
    const { log, run } = recorder();
    const session = createMessagingSession({ load: async (id) => run(id) });
    session.follow({ userId: 'u1', chatToken: 'a' });
    session.follow(null, 'left');
    await settled();
    expect(log).toEqual(['leave u1 left']);
    await expect(session.messaging.send(peer, { kind: 'text', text: 'hi' })).rejects.toMatchObject({
      kind: 'not-sent',
      code: 112,
    });
  });

  it('asks for its code again after it did not come', async () => {
    const { log, run } = recorder();
    let tries = 0;
    const session = createMessagingSession({
      load: async (id) => {
        tries += 1;
        if (tries === 1) throw new Error('no network');
        return run(id);
      },
    });
    session.follow({ userId: 'u1', chatToken: 'a' });
    await settled();
    expect(await session.messaging.send(peer, { kind: 'text', text: 'hi' })).toBe('u1-1');
    expect(log).toEqual(['start u1 a']);
  });
});

describe('what is asked before the code is there', () => {
  it('is done once it is', async () => {
    const { log, run } = recorder();
    const session = createMessagingSession({ load: async (id) => run(id) });
    session.follow({ userId: 'u1', chatToken: 'a' });
    const open = session.messaging.open('single_u2');
    open.markRead();
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
    const session = createMessagingSession({ load: async (id) => run(id) });
    session.follow({ userId: 'u1', chatToken: 'a' });
    session.messaging.open('single_u2').close();
    await settled();
    expect(log).toEqual(['start u1 a']);
  });
});
