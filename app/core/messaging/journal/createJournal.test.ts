import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createModelTexts } from '../../../../tests/support/messaging/modelTexts.ts';
import { createDurableTexts } from '../../../platform/durableTexts.ts';
import { createJournal } from './createJournal.ts';
import { longestText } from './journalEntry.ts';

const peer = { sessionType: 1, userID: 'bea' } as const;
const group = { sessionType: 3, groupID: 'g_1' } as const;
let drawn = 0;
/** Different bytes each time. */
function random(bytes: Uint8Array): Uint8Array {
  drawn += 1;
  bytes.fill(0);
  new DataView(bytes.buffer).setUint32(0, drawn);
  return bytes;
}

/** A page of an account, on a device whose texts are given. */
function openPage(texts = createModelTexts(), userID = 'ann') {
  let now = 1_800_000_000_000;
  const journal = createJournal({ userID, texts, clock: () => now, random });
  return {
    journal,
    texts,
    at(time: number) {
      now = time;
    },
    written: () => journal.entries().map(({ text }) => text),
  };
}

describe('createJournal', () => {
  it('has a text the moment it is added, and still after the page is gone', () => {
    const { journal, texts } = openPage();
    const entry = journal.add(group, { kind: 'text', text: 'Hello' });
    expect(openPage(texts).journal.entries()).toEqual([entry]);
    expect(entry).toMatchObject({ peer: group, text: 'Hello', time: 1_800_000_000_000 });
    expect(entry?.clientMsgID).toMatch(/^[0-9a-f]{32}$/);
  });

  it('keeps whom a text names, and nothing that does not fit it', () => {
    const { journal, texts } = openPage();
    const mentions = [{ start: 0, end: 4, userID: 'u1' }];
    journal.add(peer, { kind: 'text', text: '@Bea yes', mentions });
    expect(openPage(texts).journal.entries()).toMatchObject([{ text: '@Bea yes', mentions }]);
    const [key = ''] = texts.keys('');
    const other = { ...JSON.parse(texts.read(key) ?? ''), mentions: [{ start: 3, end: 99 }] };
    texts.write(key, JSON.stringify(other));
    expect(openPage(texts).journal.entries()[0]).not.toHaveProperty('mentions');
  });

  it('keeps which message a text answers, and nothing else in its place', () => {
    const { journal, texts } = openPage();
    const quoted = {
      clientMsgID: 'q1',
      sendID: 'bea',
      recvID: 'ann',
      groupID: '',
      sessionType: 1,
      contentType: 101,
    };
    journal.add(peer, { kind: 'text', text: 'Yes', quoted });
    expect(openPage(texts).journal.entries()).toMatchObject([{ text: 'Yes', quoted }]);
    const [key = ''] = texts.keys('');
    const other = { ...JSON.parse(texts.read(key) ?? ''), quoted: { clientMsgID: 1 } };
    texts.write(key, JSON.stringify(other));
    const [entry] = openPage(texts).journal.entries();
    expect(entry).toMatchObject({ text: 'Yes' });
    expect(entry).not.toHaveProperty('quoted');
  });

  it('keeps the order of one millisecond, of several tabs, and of a clock that goes back', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ tab: fc.nat({ max: 2 }), step: fc.integer({ min: -9, max: 2 }) })),
        (writes) => {
          const texts = createModelTexts();
          const pages = [openPage(texts), openPage(texts), openPage(texts)];
          let time = 1_800_000_000_000;
          for (const [index, { tab, step }] of writes.entries()) {
            time += step;
            pages[tab]?.at(time);
            expect(
              pages[tab]?.journal.add(peer, { kind: 'text', text: `text ${index}` }),
            ).not.toBeNull();
          }
          const expected = writes.map((_, index) => `text ${index}`);
          for (const { written } of pages) expect(written()).toEqual(expected);
        },
      ),
    );
  });

  it('lets each entry go by itself, whichever tab does so, and as often as it does', () => {
    const first = openPage();
    const second = openPage(first.texts);
    const one = first.journal.add(peer, { kind: 'text', text: 'one' })?.clientMsgID ?? '';
    const two = second.journal.add(peer, { kind: 'text', text: 'two' })?.clientMsgID ?? '';
    expect([first.journal.isOwn(one), first.journal.isOwn(two)]).toEqual([true, false]);
    second.journal.remove([one, 'unknown']);
    first.journal.remove([one]);
    expect(first.written()).toEqual(['two']);
  });

  it('says that something of the account changed, until nobody listens any more', () => {
    const { journal, texts } = openPage();
    const other = openPage(texts, 'bea');
    const onChange = vi.fn();
    const stop = journal.onChange(onChange);
    const id = openPage(texts).journal.add(peer, { kind: 'text', text: 'one' })?.clientMsgID ?? '';
    expect(onChange).toHaveBeenCalledTimes(1);
    other.journal.add(peer, { kind: 'text', text: 'of another' });
    texts.write('unsent/ann/odd', 'no entry');
    expect(onChange).toHaveBeenCalledTimes(1);
    openPage(texts).journal.remove([id]);
    expect(onChange).toHaveBeenCalledTimes(2);
    stop();
    openPage(texts).journal.add(peer, { kind: 'text', text: 'two' });
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('keeps accounts apart, also those whose names begin alike', () => {
    const ann = openPage();
    const other = openPage(ann.texts, 'ann/2');
    ann.journal.add(peer, { kind: 'text', text: 'of ann' });
    other.journal.add(peer, { kind: 'text', text: 'of another' });
    expect(ann.written()).toEqual(['of ann']);
    // Put where it does not belong, it is not sent as mine either.
    const [key = ''] = ann.texts.keys('unsent/ann%2F2/');
    const moved = key.replace('ann%2F2', 'ann');
    ann.texts.write(moved, ann.texts.read(key) ?? '');
    expect(ann.written()).toEqual(['of ann']);
    ann.journal.clear();
    expect(ann.texts.keys('unsent/ann/')).toEqual([]);
    expect(other.written()).toEqual(['of another']);
  });

  it('says that it has not what the device refuses', () => {
    const { journal, texts, written } = openPage();
    texts.refuse(true);
    expect(journal.add(peer, { kind: 'text', text: 'one' })).toBeNull();
    texts.refuse(false);
    expect(journal.add(peer, { kind: 'text', text: 'two' })).not.toBeNull();
    expect(journal.add(peer, { kind: 'text', text: '' })).toBeNull();
    expect(journal.add(peer, { kind: 'text', text: 'a'.repeat(longestText + 1) })).toBeNull();
    expect(written()).toEqual(['two']);
  });

  it('does without storage that is blocked', () => {
    const texts = createDurableTexts(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const journal = createJournal({ userID: 'ann', texts, clock: Date.now, random });
    expect(journal.add(peer, { kind: 'text', text: 'one' })).toBeNull();
    expect(journal.entries()).toEqual([]);
    journal.remove(['x']);
    journal.clear();
  });

  it('takes and gives no more than a bounded number', () => {
    const { journal } = openPage();
    for (let count = 0; count < 1_000; count += 1)
      journal.add(peer, { kind: 'text', text: `${count}` });
    expect(journal.add(peer, { kind: 'text', text: 'one too many' })).toBeNull();
    expect(journal.entries()).toHaveLength(1_000);
  });
});

describe('a journal that something else has written into', () => {
  it('gives what it understands and never fails', () => {
    const fields = fc.record(
      {
        userID: fc.oneof(fc.constant<unknown>('ann'), fc.anything()),
        conversationID: fc.oneof(fc.constant<unknown>('single_bea'), fc.anything()),
        text: fc.oneof(fc.constant<unknown>('Hello'), fc.anything()),
        time: fc.oneof(fc.constant<unknown>(5), fc.anything()),
      },
      { requiredKeys: [] },
    );
    const value = fc.oneof(
      fc.string(),
      fc.json(),
      fields.map((one) => JSON.stringify(one) ?? ''),
    );
    const place = fc.oneof(
      fc.string(),
      fc.constantFrom('zzzzzzzzzzz', '00000000001', '-0000000001').map((order) => {
        return `${order}-${'a'.repeat(32)}`;
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(place, value)), (written) => {
        const { journal, texts } = openPage();
        for (const [key, text] of written) texts.write(`unsent/ann/${key}`, text);
        for (const entry of journal.entries()) {
          expect(typeof entry.text).toBe('string');
          expect(entry.peer).toBeTruthy();
          expect(Number.isFinite(entry.time)).toBe(true);
        }
        const added = journal.add(peer, { kind: 'text', text: 'mine' });
        expect(added?.order).toBeLessThan(Number.MAX_SAFE_INTEGER);
        expect(journal.entries().at(-1)).toEqual(added);
        journal.clear();
        expect(texts.keys('unsent/ann/')).toEqual([]);
      }),
    );
  });

  it('leaves alone what is too long', () => {
    const { journal, texts } = openPage();
    const value = { userID: 'ann', conversationID: 'single_bea', time: 1 };
    const key = (order: number) => `unsent/ann/0000000000${order}-${'b'.repeat(32)}`;
    texts.write(key(1), JSON.stringify({ ...value, text: 'a'.repeat(longestText + 1) }));
    texts.write(key(2), JSON.stringify({ ...value, text: 'b', more: 'c'.repeat(999_999) }));
    texts.write(key(3), JSON.stringify({ ...value, text: 'c' }));
    expect(journal.entries()).toMatchObject([{ text: 'c', order: 3 }]);
  });
});
