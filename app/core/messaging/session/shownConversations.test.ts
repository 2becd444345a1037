import { describe, expect, it } from 'vitest';
import {
  recorder,
  sessionWith,
  settled,
} from '../../../../tests/support/messaging/recordedSession.ts';
import { storedMessage } from '../../../../tests/support/messaging/storedMessages.ts';

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
