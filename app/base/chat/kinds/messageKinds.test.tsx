// @vitest-environment happy-dom
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { plainMessage } from '../../../../tests/support/chatRows.ts';
import { chatTexts } from '../../../../tests/support/chatTexts.ts';
import { member } from '../../../../tests/support/member.ts';
import { showScreen } from '../../../../tests/support/screen.tsx';
import { contentType } from '../../../contract/gateway/contentType.ts';
import { message } from '../../../contract/gateway/entities/message.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { createMessageKinds } from '../../../parts/message/messageKinds.ts';
import { shownAs } from '../../../parts/message/shownAs.ts';
import { useWords } from '../../../parts/message/useWords.ts';
import type { Words } from '../../../parts/message/words.ts';
import { messageKinds } from './messageKinds.ts';
import { unknownKind } from './unknown/unknownKind.ts';

const kinds = createMessageKinds(messageKinds, unknownKind);

/** Says words as screens do. */
async function speaker(): Promise<{ say: (words: Words) => string; close: () => Promise<void> }> {
  let say: ((words: Words) => string) | null = null;
  const take = (next: (words: Words) => string): void => {
    say = next;
  };
  const { store } = member();
  const screen = await showScreen(<Speaker take={take} />, { texts: chatTexts }, store);
  return { say: (words) => say?.(words) ?? '', close: screen.close };
}

function Speaker({ take }: { take: (say: (words: Words) => string) => void }) {
  take(useWords());
  return null;
}

const person = fc.record(
  { userID: fc.string({ maxLength: 20 }), nickname: fc.string() },
  { requiredKeys: [] },
);
const raw = '{"raw":1';
/** JSON as the protocol has it, cut off, or of another shape. */
const json = fc.oneof(
  fc.constantFrom('', 'null', '[]', '7', raw, `${raw}}`),
  fc
    .record({
      opUser: person,
      quitUser: person,
      mutedUser: fc.oneof(person, fc.constant(null)),
      kickedUserList: fc.array(person, { maxLength: 8 }),
      invitedUserList: fc.oneof(fc.array(person, { maxLength: 8 }), fc.integer()),
      raw: fc.constant(1),
    })
    .map((detail) => JSON.stringify(detail)),
);
/** Elements that fit their type, do not, or are missing. */
const element = <Fields,>(fields: fc.Arbitrary<Fields>) =>
  fc.option(fields, { nil: undefined }) as fc.Arbitrary<Fields | undefined>;
const anyMessage: fc.Arbitrary<Partial<StoredMessage>> = fc.record(
  {
    contentType: fc.oneof(
      fc.constantFrom(...Object.values(contentType)),
      fc.constantFrom(0, -1, 121, 122, 777, 1_201, 1_516, 2_101, 9_999),
      fc.integer(),
    ),
    content: json,
    sendID: fc.constantFrom('', 'u1', 'bea'),
    senderNickname: fc.string(),
    notificationElem: element(fc.record({ detail: json, defaultTips: json })),
    customElem: element(fc.record({ data: json, description: json, extension: json })),
    faceElem: element(fc.record({ index: fc.integer(), data: json })),
    locationElem: element(
      fc.record({ description: json, longitude: fc.double(), latitude: fc.double() }),
    ),
    isRevoked: fc.boolean(),
  },
  { requiredKeys: ['contentType'] },
);

it('every content, known, unknown or damaged, has words or is not shown, and none is raw JSON', async () => {
  const { say, close } = await speaker();
  fc.assert(
    fc.property(anyMessage, (changes) => {
      const message = plainMessage(changes);
      const shown = shownAs(message, kinds, 'u1');
      if (!shown) return;
      const words =
        shown.place === 'notice'
          ? [say(shown.sentence)]
          : [
              say(shown.kind.name),
              say(shown.kind.preview(message)),
              say(shown.kind.spoken(message)),
            ];
      // What somebody wrote as plain text is theirs, whatever it looks like.
      const isWritten = message.contentType === contentType.text && !message.isRevoked;
      for (const one of words) {
        expect(one.trim()).not.toBe('');
        if (!isWritten) expect(one).not.toContain(raw);
      }
    }),
    { numRuns: 1_000 },
  );
  await close();
});

it('each content type of the protocol is of the kind its name says', () => {
  const idOf = (type: number): string | undefined =>
    kinds.kindOf(
      plainMessage({
        contentType: type,
        quoteElem: { text: 'Yes', quoteMessage: null, messageEntityList: [] },
      }),
    )?.id;
  expect(idOf(contentType.text)).toBe('text');
  expect(idOf(contentType.quote)).toBe('quote');
  expect(idOf(contentType.picture)).toBe('image');
  expect(idOf(contentType.voice)).toBe('voice');
  expect(idOf(contentType.video)).toBe('video');
  expect(idOf(contentType.file)).toBe('file');
  expect(idOf(contentType.location)).toBe('location');
  expect(idOf(contentType.card)).toBe('card');
  expect(idOf(contentType.merger)).toBe('merged');
  expect(idOf(contentType.face)).toBe('sticker');
  expect(idOf(contentType.groupCreated)).toBe('notice');
  expect(idOf(contentType.custom)).toBe('unknown');
  expect(idOf(contentType.typing)).toBeUndefined();
  expect(idOf(contentType.memberInfoSet)).toBeUndefined();
});

it('no two kinds have one name or read one content type', () => {
  const ids = messageKinds.map(({ id }) => id);
  const read = messageKinds.flatMap(({ contentTypes }) => contentTypes);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(read).size).toBe(read.length);
});

it('a message is found by what a person wrote, or the name of a file, and by nothing else', () => {
  const elements: Partial<StoredMessage> = {
    content: 'content',
    quoteElem: { text: 'answer', quoteMessage: null, messageEntityList: [] },
    fileElem: v.parse(message, { clientMsgID: 'f', fileElem: { fileName: 'Plan.pdf' } }).fileElem,
    notificationElem: { detail: 'detail', defaultTips: 'tips' },
  };
  const found = Object.values(contentType).flatMap((type): [number, string][] => {
    const text = kinds.textOf(plainMessage({ ...elements, contentType: type }));
    return text === '' ? [] : [[type, text]];
  });
  expect(new Map(found)).toEqual(
    new Map<number, string>([
      [contentType.text, 'content'],
      [contentType.quote, 'answer'],
      [contentType.file, 'Plan.pdf'],
    ]),
  );
});

it('a card is found by its name, however its JSON is written, and a place by its name and its address', () => {
  const card = (content: string) =>
    kinds.textOf(plainMessage({ contentType: contentType.card, content }));
  expect(card('{"userID":"zoe","nickname":"Zo\\u00eb \\"Quill\\" \\u738b"}')).toBe(
    'Zoë "Quill" 王',
  );
  expect(card('{"userID":"zoe","nickname":7}')).toBe('');
  expect(card('{"userID":')).toBe('');
  const place = (description: string) =>
    kinds.textOf(
      plainMessage({
        contentType: contentType.location,
        content: '',
        locationElem: { description, latitude: 3, longitude: 101 },
      }),
    );
  expect(place('North gate')).toBe('North gate');
  expect(place('{"name":"North gate","addr":"1 Main St"}')).toBe('North gate, 1 Main St');
  expect(place('{ here')).toBe('{ here');
});
