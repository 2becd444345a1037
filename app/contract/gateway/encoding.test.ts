import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decodeEvent,
  decodeInput,
  decodeOutput,
  encodeEvent,
  encodeInput,
  encodeOutput,
} from './encoding.ts';
import { markC2CMessageAsRead } from './functions/conversations.ts';
import { createGroup, quitGroup } from './functions/groups.ts';
import { sendMessage } from './functions/messages.ts';
import { getLoginStatus, getLoginUser, login, logout, setSelfInfo } from './functions/session.ts';
import { gatewayFunctions } from './gatewayFunctions.ts';

describe('data of a request', () => {
  it('is empty, plain text or JSON, as the function has it', () => {
    expect(encodeInput(logout, undefined)).toBe('');
    expect(encodeInput(quitGroup, 'g1')).toBe('g1');
    expect(encodeInput(login, { userID: 'u1', token: 'tok' })).toBe(
      '{"userID":"u1","token":"tok"}',
    );
  });

  it('holds nested parts as JSON texts', () => {
    const data = encodeInput(markC2CMessageAsRead, { userID: 'u1', msgIDList: ['a', 'b'] });
    expect(JSON.parse(data)).toEqual({ userID: 'u1', msgIDList: '["a","b"]' });
  });

  it('comes back as it was', () => {
    const input = {
      groupBaseInfo: { groupType: 0 as const, groupName: 'Walkers' },
      memberList: [{ userID: 'u2', roleLevel: 1 }],
    };
    const decoded = decodeInput(createGroup, encodeInput(createGroup, input));
    expect(decoded).toMatchObject({ ok: true, value: input });
  });

  it('leaves an empty text for a part that is left out', () => {
    const message = { clientMsgID: 'm1' };
    const data = encodeInput(sendMessage, {
      recvID: 'u2',
      groupID: '',
      message,
      offlinePushInfo: '',
    });
    expect(JSON.parse(data)).toMatchObject({ offlinePushInfo: '' });
    expect(decodeInput(sendMessage, data)).toMatchObject({
      ok: true,
      value: { offlinePushInfo: '', message: { clientMsgID: 'm1', content: '', seq: 0 } },
    });
  });

  it('names the place that cannot be read', () => {
    expect(decodeInput(login, '{"userID":7}')).toEqual({ ok: false, reason: 'data.userID' });
    expect(decodeInput(login, '{')).toEqual({ ok: false, reason: 'data is no JSON' });
    expect(decodeInput(markC2CMessageAsRead, '{"userID":"u","msgIDList":"["}')).toEqual({
      ok: false,
      reason: 'data.msgIDList is no JSON',
    });
  });
});

describe('data of a reply', () => {
  it('says "done" in both forms, and either is understood', () => {
    expect(encodeOutput(logout, undefined)).toBe('');
    expect(encodeOutput(setSelfInfo, undefined)).toBe('""');
    expect(decodeOutput(logout, '""')).toEqual({ ok: true, value: undefined });
    expect(decodeOutput(setSelfInfo, '')).toEqual({ ok: true, value: undefined });
  });

  it('writes numbers in decimal and takes nothing else for one', () => {
    expect(encodeOutput(getLoginStatus, 101)).toBe('101');
    expect(decodeOutput(getLoginStatus, '101')).toEqual({ ok: true, value: 101 });
    for (const data of ['', '1e3', '0x10', ' 1', 'NaN', '99999999999999999999']) {
      expect(decodeOutput(getLoginStatus, data).ok).toBe(false);
    }
    expect(decodeOutput(getLoginUser, 'u1')).toEqual({ ok: true, value: 'u1' });
  });
});

describe('data of an event', () => {
  it('is read as the event has it', () => {
    expect(decodeEvent('OnKickedOffline', '')).toEqual({ ok: true, value: undefined });
    expect(decodeEvent('OnRecvMessageRevoked', 'm1')).toEqual({ ok: true, value: 'm1' });
    expect(decodeEvent('OnTotalUnreadMessageCountChanged', '7')).toEqual({ ok: true, value: 7 });
    expect(decodeEvent('OnConversationChanged', 'null')).toMatchObject({ ok: true });
    expect(decodeEvent('OnRecvNewMessage', '{}').ok).toBe(false);
    expect(encodeEvent(undefined)).toBe('');
    expect(encodeEvent(7)).toBe('7');
  });
});

it('no function has the name of another, or of an event', () => {
  const names = gatewayFunctions.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => /^On[A-Z]/.test(name))).toEqual([]);
});

it('nothing that can be sent makes a decoder throw', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.json(),
    fc.anything().map((value) => String(JSON.stringify(value))),
  );
  fc.assert(
    fc.property(fc.constantFrom(...gatewayFunctions), anything, (declared, data) => {
      expect(typeof decodeInput(declared, data).ok).toBe('boolean');
      expect(typeof decodeOutput(declared, data).ok).toBe('boolean');
    }),
    { numRuns: 2_000 },
  );
});
