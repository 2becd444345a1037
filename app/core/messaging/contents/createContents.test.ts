import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storedMessage } from '../../../../tests/support/messaging/storedMessages.ts';
import { postcardContent } from '../../../../tests/support/postcard.tsx';
import { contentType } from '../../../contract/gateway/contentType.ts';
import type { StoredMessage } from '../storedMessage.ts';
import type { AnyContent, ContentKind, OutgoingContent } from './content.ts';
import { createContents } from './createContents.ts';

const contents = createContents([postcardContent]);
const blob = new Blob(['12345'], { type: 'image/png' });
const file = fc.string().map((name) => ({ blob, name }));
const pixels = fc.nat(10_000);
const seconds = fc.nat(100_000).map((tenths) => tenths / 10);
const degrees = fc.float({ noNaN: true, min: -180, max: 180 });
const words = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '');
const plainText = storedMessage('m1', { content: 'Hello.', senderNickname: 'Bea' });

type Outgoing<Kind extends ContentKind> = Extract<OutgoingContent, { kind: Kind }>;

/** What can be sent as each kind. */
const sendable: { readonly [Kind in ContentKind]: fc.Arbitrary<Outgoing<Kind>> } = {
  text: fc.record({ kind: fc.constant('text'), text: words }),
  image: fc.record({ kind: fc.constant('image'), file, width: pixels, height: pixels }),
  voice: fc.record({
    kind: fc.constant('voice'),
    file,
    duration: seconds,
    peaks: fc.array(fc.nat(9), { maxLength: 60 }),
  }),
  video: fc.record({
    ...{ kind: fc.constant('video'), file, poster: file },
    ...{ width: pixels, height: pixels, duration: seconds },
  }),
  file: fc.record({ kind: fc.constant('file'), file }),
  location: fc.record(
    {
      ...{ kind: fc.constant('location'), description: fc.string() },
      ...{ latitude: degrees, longitude: degrees, accuracy: fc.nat(5_000) },
    },
    { requiredKeys: ['kind', 'description', 'latitude', 'longitude'] },
  ),
  card: fc.record({
    ...{ kind: fc.constant('card'), userID: words, nickname: fc.string() },
    faceURL: fc.string(),
  }),
  sticker: fc.record({ kind: fc.constant('sticker'), data: fc.string() }),
  copy: fc.record({ kind: fc.constant('copy'), of: fc.constant(plainText) }),
  merged: fc.record({
    ...{ kind: fc.constant('merged'), title: fc.string(), lines: fc.array(fc.string()) },
    messages: fc.array(fc.constant(plainText), { maxLength: 3 }),
  }),
  /** Of a feature. */
  postcard: fc.record({ kind: fc.constant('postcard'), words: fc.string(), file }),
};

/** As it arrives: whole, with its files at their addresses. */
function arrived(content: OutgoingContent): StoredMessage {
  const message = storedMessage('m', contents.elementOf(content));
  const { uploads } = contents.filesOf(content, 'm');
  const uploaded = uploads.map((upload) => ({ ...upload, url: `/media/${upload.part}` }));
  return contents.withAddresses(message, content.kind, uploaded);
}

/** The same with a path of its sender's device wherever an element has a field for one. */
function fromDevice(message: StoredMessage): StoredMessage {
  const withPaths = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const fields = Object.entries(value).map(([name, held]) =>
      name.endsWith('Path') ? [name, '/home/bea/secret'] : [name, withPaths(held)],
    );
    return Object.fromEntries(fields);
  };
  return withPaths(message) as StoredMessage;
}

describe.each(Object.entries(sendable))('%s', (kind, sent: fc.Arbitrary<OutgoingContent>) => {
  it('says the same when it is sent anew, without a path of the device it came from', () => {
    fc.assert(
      fc.property(sent, (content) => {
        const message = arrived(content);
        const anew = contents.sentAnew(fromDevice(message));
        expect(JSON.stringify(anew)).not.toContain('secret');
        const { contentType: type, content: said, ex, ...rest } = message;
        expect(anew).toMatchObject({ contentType: type, content: said });
        expect(anew?.ex ?? '').toBe(ex);
        const elements = Object.entries(rest).filter(([name]) => name.endsWith('Elem'));
        expect(anew).toEqual(expect.objectContaining(Object.fromEntries(elements)));
      }),
    );
  });

  it('is forwarded as it arrived, and not before its files have an address', () => {
    fc.assert(
      fc.property(sent, (content) => {
        const message = arrived(content);
        const forwarded = contents.forwarded(message);
        if (!forwarded) throw new Error('It cannot be forwarded.');
        expect(contents.elementOf(forwarded)).toEqual(contents.sentAnew(message));
        expect(contents.filesOf(forwarded, 'm')).toEqual({ uploads: [], files: new Map() });
        const { uploads } = contents.filesOf(content, 'm');
        if (uploads.length === 0) return;
        const waiting = storedMessage('m', contents.elementOf(content));
        expect(contents.forwarded(waiting)).toBeNull();
      }),
    );
  });

  it('uploads each of its files as what the platform knows', () => {
    const [content] = fc.sample(sent, { numRuns: 1, seed: 1 });
    if (!content) throw new Error('There is nothing to send.');
    const brought = Object.entries(content).filter(([, held]) => held && held.blob instanceof Blob);
    const { uploads, files } = contents.filesOf(content, 'm');
    expect(uploads.map(({ part }) => part).sort()).toEqual(brought.map(([part]) => part).sort());
    expect([...files.keys()]).toEqual(uploads.map(({ part }) => part));
    for (const { part } of uploads) {
      expect(contents.uploadKindOf(kind as ContentKind, part)).toMatch(
        /^(image|voice|video|file)$/,
      );
    }
  });
});

it('each file of the folder that declares a content is a row, and no two rows have one kind', () => {
  const declared = readdirSync(import.meta.dirname).filter(
    (name) => !['content.ts', 'createContents.ts'].includes(name) && !name.includes('.test.'),
  );
  expect(declared.sort()).toEqual(
    Object.keys(sendable)
      .filter((kind) => kind !== postcardContent.kind)
      .map((kind) => `${kind}.ts`)
      .sort(),
  );
});

it('what no row knows is neither sent nor forwarded, nor are its files uploaded', () => {
  const kind = 'unheardOf' as ContentKind;
  const unheardOf = { kind, question: 'Lunch?' } as unknown as OutgoingContent;
  expect(() => contents.elementOf(unheardOf)).toThrow(TypeError);
  expect(contents.uploadKindOf(kind, 'file')).toBeNull();
  const known = new Set(fc.sample(fc.constantFrom(...Object.values(contentType)), 500));
  const sendableTypes = new Set<number>([
    ...[contentType.text, contentType.atText, contentType.advancedText, contentType.quote],
    ...[contentType.picture, contentType.voice, contentType.video, contentType.file],
    ...[contentType.merger, contentType.card, contentType.location, contentType.face],
  ]);
  for (const type of [...known, 777]) {
    if (sendableTypes.has(type)) continue;
    const message = storedMessage('m', { contentType: type, content: '{"a":1}' });
    expect(contents.forwarded(message)).toBeNull();
  }
});

it('of several that send one content type anew the first that can does, and an added one is as any', () => {
  const reading = (kind: string, description: string): AnyContent => ({
    kind,
    contentTypes: [contentType.custom],
    elementOf: () => ({ contentType: contentType.custom, content: kind }),
    sentAnew: ({ customElem }) =>
      customElem?.description === description
        ? { contentType: contentType.custom, content: kind }
        : null,
  });
  const added = createContents([reading('poll', 'poll'), reading('gift', 'gift')]);
  const custom = (description: string) =>
    storedMessage('m', {
      contentType: contentType.custom,
      customElem: { data: '', description, extension: '' },
    });
  expect(added.sentAnew(custom('gift'))?.content).toBe('gift');
  expect(added.sentAnew(custom('poll'))?.content).toBe('poll');
  expect(added.forwarded(custom('else'))).toBeNull();
  const gift = custom('gift');
  expect(added.forwarded(gift)).toEqual({ kind: 'copy', of: gift });
  expect(added.elementOf({ kind: 'copy', of: gift }).content).toBe('gift');
});
