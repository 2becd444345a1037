import { describe, expect, it } from 'vitest';
import {
  recorder,
  sessionWith,
  settled,
} from '../../../../tests/support/messaging/recordedSession.ts';
import type { OutgoingContent } from '../contents/content.ts';
import type { JournalEntry } from '../journal/journalEntry.ts';
import type { RunningMessaging } from './createMessagingSession.ts';

const peer = { sessionType: 1, userID: 'u2' } as const;
const textOf = (text: string): OutgoingContent => ({ kind: 'text', text });

/** Messaging whose `send` is the test's own. */
function sendingBy(send: RunningMessaging['messaging']['send']) {
  const { log, run } = recorder();
  const load = async (userId: string): Promise<RunningMessaging> => {
    const running = run(userId);
    return { ...running, messaging: { ...running.messaging, send } };
  };
  return { log, load };
}

describe('what is sent', () => {
  it('says when something sent is on the device, and not when nothing could keep it', async () => {
    let isFull = false;
    const { log, load } = sendingBy(async () => {
      if (isFull) throw new Error('The device is full.');
      return 'kept';
    });
    const session = sessionWith({ load, onKept: () => void log.push('kept') });
    session.follow({ userId: 'u1', chatToken: 'a' });
    await session.messaging.send(peer, textOf('one')).kept;
    isFull = true;
    await session.messaging.send(peer, textOf('two')).kept.catch(() => undefined);
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

  it('is with messaging that is loaded before the next line runs, and in the journal by then', async () => {
    const given: [OutgoingContent, JournalEntry | null | undefined][] = [];
    const { load } = sendingBy(async (_peer, content, entry) => {
      given.push([content, entry]);
      return 'm1';
    });
    const session = sessionWith({ load });
    session.follow({ userId: 'u1', chatToken: 'a' });
    await settled();
    const { isKept, kept } = session.messaging.send(peer, textOf('now'));
    expect(isKept).toBe(true);
    expect(given).toEqual([[textOf('now'), expect.objectContaining({ peer, text: 'now' })]]);
    expect(await kept).toBe('m1');
  });

  it('goes in the order it was written, whatever of it waited for the code', async () => {
    const given: OutgoingContent[] = [];
    const { load } = sendingBy(async (_peer, content) => {
      given.push(content);
      return 'm1';
    });
    const session = sessionWith({ load });
    session.follow({ userId: 'u1', chatToken: 'a' });
    session.messaging.send(peer, textOf('early'));
    expect(given).toEqual([]);
    await settled();
    session.messaging.send(peer, textOf('late'));
    expect(given).toEqual([textOf('early'), textOf('late')]);
  });

  it('waits for the messaging of the account that is here now, not for one that is closing', async () => {
    const given: string[] = [];
    const { run } = recorder();
    const session = sessionWith({
      load: async (userId) => {
        const running = run(userId);
        const send = async () => {
          given.push(userId);
          return 'm1';
        };
        return { ...running, messaging: { ...running.messaging, send } };
      },
    });
    session.follow({ userId: 'u1', chatToken: 'a' });
    await settled();
    session.follow({ userId: 'u2', chatToken: 'b' });
    session.messaging.send(peer, textOf('hi'));
    expect(given).toEqual([]);
    await settled();
    expect(given).toEqual(['u2']);
  });
});
