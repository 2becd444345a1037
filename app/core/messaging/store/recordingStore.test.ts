import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { entryOf, outgoingMessage } from '../../../../tests/support/messaging/storedMessages.ts';
import { openDatabase } from '../../../platform/database/openDatabase.ts';
import type { KeptVoice, VoicePiece } from '../messaging.ts';
import { createMessageStore } from './createMessageStore.ts';
import { forgetAllButUnsent } from './forgetAllButUnsent.ts';
import { messageLayout } from './messageRows.ts';
import type { MessageStore } from './messageStore.ts';
import { openMessageStore } from './openMessageStore.ts';

const here = 'single_them';
const open = async (): Promise<MessageStore> =>
  createMessageStore(await openDatabase('messages-me', messageLayout));

let store: MessageStore;
beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  store = await open();
});

const piece = (recordingID: string, number: number): VoicePiece => ({
  recordingID,
  number,
  blob: new Blob([`${recordingID}${number};`], { type: 'audio/mp4' }),
  duration: number + 1.1,
  levels: [0, (number + 1) / 10],
});
const record = async (recordingID: string, numbers: readonly number[], id = here) => {
  for (const number of numbers) await store.addRecordingPiece(id, piece(recordingID, number));
};
const heard = async (id = here): Promise<[string, string, number] | null> => {
  const kept = await store.recording(id);
  return kept && [kept.id, await kept.blob.text(), kept.duration];
};
const whole = (id: string): KeptVoice => {
  return { id, blob: new Blob(['whole']), duration: 4, peaks: [100] };
};

describe('a recording that was never stopped', () => {
  it('is what its pieces make, in their order, with their length and loudness', async () => {
    await record('r1', [2, 0, 1]);
    await record('r2', [0, 1], 'single_other');
    expect(await heard()).toEqual(['r1', 'r10;r11;r12;', 3.1]);
    const kept = await store.recording(here);
    expect(kept?.blob.type).toBe('audio/mp4');
    expect(Math.max(...(kept?.peaks ?? []))).toBe(100);
    expect(kept?.peaks).toHaveLength(56);
    expect((await heard('single_other'))?.[0]).toBe('r2');
  });

  it('has its pieces in order beyond the tenth', async () => {
    await record('r', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect((await heard())?.[1]).toBe([...Array(12).keys()].map((at) => `r${at};`).join(''));
  });

  it('ends before a piece that is missing', async () => {
    await record('r1', [0, 1, 3]);
    expect(await heard()).toEqual(['r1', 'r10;r11;', 2.1]);
  });

  it.each([[[]], [[0]], [[1, 2]]])('is none with the pieces %j', async (numbers) => {
    await record('r1', numbers);
    expect(await heard()).toBeNull();
  });

  it('outlives the page', async () => {
    await record('r1', [0, 1, 2]);
    store = await open();
    expect(await heard()).toEqual(['r1', 'r10;r11;r12;', 3.1]);
  });

  it('goes on in memory where the device is full, with what it took before', async () => {
    const full = await openMessageStore('me');
    await full.addRecordingPiece(here, piece('r1', 0));
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await full.addRecordingPiece(here, piece('r1', 1));
    expect(full.isDurable).toBe(false);
    expect(await (await full.recording(here))?.blob.text()).toBe('r10;r11;');
    await full.setRecording(here, whole('r1'));
    expect((await full.recording(here))?.duration).toBe(4);
    put.mockRestore();
    full.close();
  });

  it('outlives a session that ended by itself', async () => {
    await record('r1', [0, 1]);
    store.close();
    await forgetAllButUnsent('me', () => true);
    store = await open();
    expect((await heard())?.[0]).toBe('r1');
  });
});

describe('the pieces of a recording are gone', () => {
  beforeEach(async () => {
    await record('r1', [0, 1]);
    await record('r2', [0, 1]);
  });

  it('once it is thrown away', async () => {
    await store.dropRecording(here, 'r1');
    expect((await heard())?.[0]).toBe('r2');
  });

  it('once the whole of it is kept', async () => {
    await store.setRecording(here, whole('r1'));
    expect(await heard()).toEqual(['r1', 'whole', 4]);
    await store.dropRecording(here, 'r1');
    expect((await heard())?.[0]).toBe('r2');
  });

  it('once it is in the outbox', async () => {
    const message = { ...outgoingMessage('m1'), conversationID: here };
    const entry = { ...entryOf('m1'), conversationID: here, recordingID: 'r1' };
    await store.addOutgoing(message, entry, new Map([['file', whole('r1').blob]]));
    expect((await heard())?.[0]).toBe('r2');
  });
});
