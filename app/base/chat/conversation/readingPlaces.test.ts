// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { messageKeyOf } from '../../../core/messaging/messageRef.ts';
import { sessionStore, storageKeys } from '../../../platform/storage.ts';
import { keepPlace } from './placeKeeper.ts';
import { readPlace } from './readPlace.ts';

const place = (clientMsgID: string, conversationID = 'single_bea') => ({
  conversationID,
  sendID: 'bea',
  clientMsgID,
});
const { readingPlaces: key } = storageKeys;
beforeEach(() => sessionStore.remove(key));

it('keeps where each visit was, until its newest messages are in view', () => {
  keepPlace('one', messageKeyOf(place('m1')));
  keepPlace('two', messageKeyOf(place('m2')));
  keepPlace('one', messageKeyOf(place('m3')));
  expect(readPlace('one', 'single_bea')).toEqual(place('m3'));
  expect(readPlace('two', 'single_bea')).toEqual(place('m2'));
  keepPlace('one', null);
  expect(readPlace('one', 'single_bea')).toBeNull();
  expect(readPlace('two', 'single_bea')).toEqual(place('m2'));
});

it('is no place of another conversation that has the same visit', () => {
  keepPlace('default', messageKeyOf(place('m1')));
  expect(readPlace('default', 'single_cat')).toBeNull();
});

it('writes nothing where nothing was kept, and keeps thirty visits', () => {
  keepPlace('one', null);
  expect(sessionStore.read(key)).toBeNull();
  for (let visit = 0; visit < 31; visit += 1) keepPlace(`v${visit}`, messageKeyOf(place('m1')));
  expect(readPlace('v0', 'single_bea')).toBeNull();
  expect(readPlace('v1', 'single_bea')).toEqual(place('m1'));
});

it.each(['', 'null', '7', '"x"', '[7]', '{"v":7}', '{"v":"single_bea"}', '{"v":null}', '{"'])(
  'takes anything else stored for no place: %s',
  (text) => {
    sessionStore.write(key, text);
    expect(readPlace('v', 'single_bea')).toBeNull();
    keepPlace('v', messageKeyOf(place('m1')));
    expect(readPlace('v', 'single_bea')).toEqual(place('m1'));
  },
);
