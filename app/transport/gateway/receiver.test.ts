import { describe, expect, it } from 'vitest';
import { createGatewayRig } from '../../../tests/support/transport/gatewayRig.ts';
import { limits } from '../../lib/limits.ts';

const online = () => {
  const rig = createGatewayRig();
  const socket = rig.start();
  rig.events.length = 0;
  return { rig, socket, ignored: () => rig.client.report().ignored };
};

describe('events', () => {
  it('come with their data read, in the order of the wire', () => {
    const { rig, socket } = online();
    socket.tell('OnTotalUnreadMessageCountChanged', '3');
    socket.tell('OnRecvMessageRevoked', 'm1');
    socket.tell('OnProgress', '{"progress":100,"clientMsgID":"m2"}');
    expect(rig.events).toEqual([
      { name: 'OnTotalUnreadMessageCountChanged', data: 3 },
      { name: 'OnRecvMessageRevoked', data: 'm1' },
      { name: 'OnProgress', data: { progress: 100, clientMsgID: 'm2' } },
    ]);
  });

  it('of a batch lose the items that cannot be read, and no others', () => {
    const { rig, socket, ignored } = online();
    const items = [{ clientMsgID: 'a', seq: 1 }, { clientMsgID: '' }, 'x', { clientMsgID: 'b' }];
    socket.tell('OnRecvNewMessages', JSON.stringify(items));
    const [event] = rig.events;
    expect(event).toMatchObject({
      name: 'OnRecvNewMessages',
      data: [{ clientMsgID: 'a', seq: 1 }, { clientMsgID: 'b' }],
    });
    expect(ignored()['unreadable-item']).toBe(2);
  });

  it.each(['', '""', 'null', '[]'])('with %j carry an empty list', (data) => {
    const { rig, socket } = online();
    socket.tell('OnConversationChanged', data);
    expect(rig.events).toEqual([{ name: 'OnConversationChanged', data: [] }]);
  });

  it('that cannot be read are passed over', () => {
    const { rig, socket, ignored } = online();
    socket.tell('OnRecvNewMessage', '{"clientMsgID":');
    socket.tell('OnRecvNewMessage', '{"clientMsgID":5}');
    socket.tell('OnTotalUnreadMessageCountChanged', 'many');
    expect(rig.events).toEqual([]);
    expect(ignored()['unreadable-event']).toBe(3);
  });

  it.each(['OnInviteeAccepted', 'constructor', '__proto__', 'toString', 'onrecvnewmessage'])(
    'of the unknown name %s are passed over',
    (name) => {
      const { rig, socket, ignored } = online();
      socket.tell(name, '{}');
      expect(rig.events).toEqual([]);
      expect(ignored()['unknown-event']).toBe(1);
    },
  );
});

describe('replies that nobody waits for', () => {
  it('are messages when they answer a send of another tab', () => {
    const { rig, socket } = online();
    const data = JSON.stringify({ clientMsgID: 'm1', content: 'hi', status: 2 });
    const frame = { event: 'SendMessage', errCode: 0, errMsg: '', data, operationID: 'theirs' };
    socket.say(JSON.stringify(frame));
    socket.say(JSON.stringify({ ...frame, event: 'SendMessageNotOss' }));
    expect(rig.events.map(({ name }) => name)).toEqual(['OnRecvNewMessage', 'OnRecvNewMessage']);
    expect(rig.events[0]?.data).toMatchObject({ clientMsgID: 'm1', content: 'hi', status: 2 });
  });

  it('are passed over when that send was refused, or they are of anything else', () => {
    const { rig, socket, ignored } = online();
    const frame = { event: 'SendMessage', errCode: 600, data: '', operationID: 'theirs' };
    socket.say(JSON.stringify(frame));
    socket.say(JSON.stringify({ ...frame, event: 'GetFriendList', errCode: 0, data: '[]' }));
    socket.say(JSON.stringify({ ...frame, errCode: 0, data: 'no message' }));
    expect(rig.events).toEqual([]);
    expect(ignored()['unknown-reply']).toBe(3);
  });
});

describe('frames', () => {
  it.each<[string, unknown, string]>([
    ['bytes', new Uint8Array(4), 'not-text'],
    ['nothing', null, 'not-text'],
    ['no JSON', '{"event":', 'unreadable'],
    ['no object', '[1]', 'unreadable'],
    ['no event', '{"errCode":0}', 'unreadable'],
    ['a code that is no number', '{"event":"OnConnecting","errCode":"0"}', 'unreadable'],
    ['data that is no text', '{"event":"OnConnecting","data":{}}', 'unreadable'],
  ])('with %s are counted and passed over', (_, data, reason) => {
    const { rig, socket, ignored } = online();
    socket.say(data);
    expect(rig.events).toEqual([]);
    expect(ignored()).toMatchObject({ [reason]: 1 });
    expect(rig.status()).toBe('online');
  });

  it('larger than the limit are not read', () => {
    const { rig, socket, ignored } = online();
    const padding = ' '.repeat(limits.gatewayFrame);
    socket.say(`{"event":"OnConnecting"}${padding}`);
    expect([rig.events.length, ignored()['too-large']]).toEqual([0, 1]);
  });

  it('may leave out what is empty, or write it as null', () => {
    const { rig, socket } = online();
    socket.say('{"event":"OnConnecting"}');
    socket.say('{"event":"OnConnecting","data":null,"errMsg":null,"operationID":null}');
    expect(rig.events).toHaveLength(2);
  });
});
