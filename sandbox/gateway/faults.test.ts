import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FaultInput } from '../faults/fault.ts';
import {
  connect,
  join,
  makePerson,
  openWire,
  type Peer,
  type Person,
  textMessage,
  type Wire,
} from '../testing/gatewayPeople.ts';
import { openTestSandbox, type TestSandbox } from '../testing/openTestSandbox.ts';

let sandbox: TestSandbox;
let wire: Wire;
let person: Person;
let ada: Peer;
let ben: Peer;
beforeEach(async () => {
  sandbox = await openTestSandbox();
  wire = await openWire(sandbox);
  person = await makePerson(sandbox, 'ada_1');
  ada = await join(wire, person);
  ben = await join(wire, await makePerson(sandbox, 'ben_1'));
});
afterEach(async () => {
  await wire.close();
  await sandbox.close();
});

const message = textMessage('hello');
const request = (operationID: string) =>
  JSON.stringify({
    ...{ reqFuncName: 'SendMessage', operationID, userID: ada.userId },
    data: JSON.stringify({
      ...{ recvID: ben.userId, groupID: '', message: JSON.stringify(message) },
      offlinePushInfo: '',
    }),
  });
const count = async () => {
  const page = { userID: ada.userId, count: 9, startClientMsgID: '' };
  return ((await ben.call('GetHistoryMessageList', page)) ?? []).length;
};
const set = (fault: FaultInput['fault'], call = 'gateway:SendMessage') =>
  sandbox.faults.set({ fault, call, times: 1, client: ada.userId });

describe('a fault of the gateway', () => {
  it.each([
    ['before', 0],
    ['after', 1],
  ] as const)('breaks the connection %s the message is kept', async (when, kept) => {
    set({ kind: 'drop', when });
    ada.say(request('x'));
    expect(await ada.closed).toBe(1006);
    expect(ada.frames).toEqual([]);
    expect(await count()).toBe(kept);
    expect(await ben.told('OnRecvNewMessage')).toHaveLength(kept);
  });

  it.each([
    ['before', 0],
    ['after', 1],
  ] as const)('goes silent %s the message is kept, and stays connected', async (when, kept) => {
    set({ kind: 'half-open', when });
    ada.say(request('x'));
    if (kept) await ben.until(({ event }) => event === 'OnRecvNewMessage');
    expect(await count()).toBe(kept);
    await ben.call('TypingStatusUpdate', { recvID: ada.userId, msgTip: 'yes' });
    expect(ada.frames).toEqual([]);
    expect(sandbox.gateway.count()).toBe(2);
  });

  it('loses a reply', async () => {
    set({ kind: 'lost' });
    ada.say(request('x'));
    await ada.events();
    expect(ada.frames.some(({ operationID }) => operationID === 'x')).toBe(false);
    expect(await count()).toBe(1);
  });

  it('sends a reply or an event twice', async () => {
    set({ kind: 'duplicate' });
    sandbox.faults.set({
      fault: { kind: 'duplicate' },
      call: 'gateway:OnRecvNewMessage',
      times: 1,
    });
    ada.say(request('x'));
    await ada.events();
    expect(ada.frames.filter(({ operationID }) => operationID === 'x')).toHaveLength(2);
    expect(await ben.told('OnRecvNewMessage')).toHaveLength(2);
  });

  it('answers with an error, late, or with half a frame', async () => {
    set({ kind: 'code', code: 812, when: 'after' });
    ada.say(request('x'));
    const reply = await ada.until(({ operationID }) => operationID === 'x');
    expect(reply.errCode).toBe(812);
    expect(await count()).toBe(1);
    set({ kind: 'latency', ms: 1 });
    ada.say(request('y'));
    await ada.until(({ operationID }) => operationID === 'y');
    expect(sandbox.faults.list()).toEqual([]);
  });

  it('refuses connections', async () => {
    set({ kind: 'refuse' }, 'gateway:connect');
    await expect(connect(wire, person)).rejects.toThrow('503');
    set({ kind: 'drop' }, 'gateway:connect');
    await expect(connect(wire, person)).rejects.toThrow(/hang up|ECONNRESET/);
    await join(wire, person);
  });

  it('leaves a connection without an answer, until the gateway closes', async () => {
    set({ kind: 'half-open' }, 'gateway:connect');
    const outcome = connect(wire, person).then(
      () => 'connected',
      () => 'failed',
    );
    await ada.ask('GetLoginStatus', '');
    await wire.close();
    expect(await outcome).toBe('failed');
  });

  it('is refused where it cannot happen', () => {
    expect(() => set({ kind: 'portal' })).toThrow();
    expect(() => set({ kind: 'lost' }, '*')).toThrow();
  });
});

describe('the page of faults', () => {
  const post = (path: string, body: object) =>
    sandbox.fetch(
      new Request(`http://plain.localhost/sandbox/faults${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(body),
      }),
    );

  it('ends the sessions of one person or of everybody', async () => {
    const ended = await post('/kick', { client: ada.userId });
    expect(await ended.json()).toEqual({ ended: 1 });
    expect(await ada.closed).toBe(4001);
    expect(ada.frames.at(-1)?.event).toBe('OnKickedOffline');
    const again = await connect(wire, person);
    expect((await again.login()).errCode).toBe(706);
    await again.closed;
    expect(await (await post('/kick', {})).json()).toEqual({ ended: 1 });
    expect(await ben.closed).toBe(4001);
  });

  it('cuts connections, which may come back', async () => {
    expect(await (await post('/cut', {})).json()).toEqual({ ended: 2 });
    expect(await ada.closed).toBe(1006);
    await join(wire, person);
  });

  it('shows how many connections and messages there are', async () => {
    await ada.ask('GetLoginStatus', '');
    const request = new Request('http://plain.localhost/sandbox', {
      headers: { accept: 'application/json' },
    });
    const overview = await (await sandbox.fetch(request)).json();
    expect(overview).toMatchObject({ messaging: { connections: 2, messages: 0 } });
  });
});
