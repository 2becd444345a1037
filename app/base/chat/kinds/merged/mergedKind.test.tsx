// @vitest-environment happy-dom
import fc from 'fast-check';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plainMessage } from '../../../../../tests/support/chatRows.ts';
import { chat } from '../../../../../tests/support/chatTexts.ts';
import {
  type OpenedConversation,
  openConversation,
} from '../../../../../tests/support/conversationScreen.tsx';
import { giveLayout } from '../../../../../tests/support/layout.ts';
import { contentType } from '../../../../contract/gateway/contentType.ts';
import { withoutContent } from '../../../../core/messaging/messageModel/withoutContent.ts';
import type { StoredMessage } from '../../../../core/messaging/storedMessage.ts';
import texts from '../../../../locales/en-US/chat.merged.json';
import { cardOf, mostNested, readRecord } from './readRecord.ts';

type MergeElement = NonNullable<StoredMessage['mergeElem']>;

const record = (changes: Partial<MergeElement> = {}): StoredMessage =>
  plainMessage({
    contentType: contentType.merger,
    content: '{"raw":1}',
    mergeElem: { title: 'Chat history of Cleo', abstractList: [], multiMessage: [], ...changes },
  });
const said = (content: unknown, changes: object = {}): Record<string, unknown> => ({
  ...{ clientMsgID: 'x', contentType: contentType.text, senderNickname: 'Cleo', content },
  ...changes,
});

describe('readRecord', () => {
  it('takes anything, and gives messages with ids of its own, without receipts or senders', () => {
    const anything = fc.dictionary(
      fc.constantFrom(
        ...['clientMsgID', 'sendID', 'contentType', 'content', 'sendTime', 'senderNickname'],
        ...['pictureElem', 'mergeElem', 'quoteElem', 'attachedInfoElem', 'status', '__proto__'],
      ),
      fc.oneof(fc.jsonValue(), fc.integer(), fc.string(), fc.constant(undefined)),
    );
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 12 }), (multiMessage) => {
        const read = readRecord(record({ multiMessage }));
        expect(new Set(read.map(({ clientMsgID }) => clientMsgID)).size).toBe(read.length);
        for (const one of read) {
          expect(one).toMatchObject({ sendID: '', conversationID: '', state: 'sent' });
          expect(one.attachedInfoElem).toBeNull();
        }
      }),
      { numRuns: 500 },
    );
  });

  it('shows no more than so many, and nothing that was taken back', () => {
    const multiMessage = Array.from({ length: mostNested + 100 }, () => said('Hi.'));
    expect(readRecord(record({ multiMessage }))).toHaveLength(mostNested);
    expect(readRecord(record({ multiMessage: [said('Gone.', { status: 5 })] }))).toEqual([]);
    expect(readRecord(plainMessage())).toEqual([]);
  });

  it('keeps of an answer its words: what it quotes is of no conversation here', () => {
    const quoteMessage = { clientMsgID: 'q', sendID: 'bea', sessionType: 1 };
    const answer = said('', {
      ...{ contentType: contentType.quote, quoteElem: { text: 'Yes.', quoteMessage } },
    });
    expect(readRecord(record({ multiMessage: [answer] }))).toMatchObject([
      { contentType: contentType.text, content: 'Yes.', quoteElem: null },
    ]);
  });

  it('bounds what stands on the card, and puts each line on one', () => {
    const abstractList = Array.from({ length: 99 }, () => `one\n\ntwo\u202e${'x'.repeat(9_000)}`);
    const { title, lines } = cardOf(record({ title: 'a\nb'.repeat(500), abstractList }));
    expect([...title].length).toBeLessThanOrEqual(100);
    expect(lines).toHaveLength(4);
    for (const line of lines) {
      expect([...line].length).toBeLessThanOrEqual(100);
      expect(line).toMatch(/^one two/);
    }
  });
});

describe('a record in a conversation', () => {
  let screen: OpenedConversation;
  let takeLayout: () => void;
  beforeEach(() => {
    takeLayout = giveLayout();
  });
  afterEach(async () => {
    await screen.close();
    takeLayout();
  });
  const open = async (message: StoredMessage): Promise<void> => {
    screen = await openConversation({ timeline: { messages: [message] } });
    await screen.settles(() => card() !== undefined);
  };
  const card = () =>
    [...document.querySelectorAll('button')].find((one) => one.textContent?.endsWith(chat.merged));
  const dialogs = () => [...document.querySelectorAll<HTMLElement>('[role="dialog"]')];
  const tap = (one: HTMLElement | undefined) => act(async () => one?.click());

  it('closes, and says nothing of it, once its message is taken back', async () => {
    const message = record({ multiMessage: [said('See you at seven.')] });
    await open(message);
    await tap(card());
    await screen.shows('See you at seven.');
    const gone = withoutContent({ ...message, isRevoked: true });
    await screen.showTimeline({ messages: [gone] });
    await screen.settles(() => !document.body.textContent?.includes('See you at seven.'));
    await screen.settles(() => dialogs().length === 0);
  });

  it('stands as a card with title and lines, and opens all that was said', async () => {
    await open(
      record({
        abstractList: ['Cleo: Hi.', 'Dan: [Photo]'],
        multiMessage: [
          said('See you at seven.', { sendTime: 1_700_000_000_000 }),
          said('', { contentType: 999, senderNickname: 'Dan' }),
          said('{"opUser":{}}', { contentType: contentType.groupCreated, senderNickname: 'Eve' }),
        ],
      }),
    );
    expect(card()?.textContent).toContain('Chat history of Cleo');
    expect(card()?.textContent).toContain('Dan: [Photo]');
    expect(screen.text()).not.toContain('See you at seven.');
    await tap(card());
    await screen.shows('See you at seven.');
    const rows = [...document.querySelectorAll('article')].map(({ textContent }) => textContent);
    expect(rows).toHaveLength(3);
    expect(rows[0]).toContain('Cleo');
    expect(rows[1]).toContain('Dan');
    // Of a later app, or a notice that somebody made up.
    expect(rows[1]).toContain(chat.unsupported);
    expect(rows[2]).toContain(chat.unsupported);
  });

  it('shows markup and addresses of others as text, and loads nothing', async () => {
    const markup = '<img src=x onerror=alert(1)>';
    await open(
      record({
        title: markup,
        abstractList: [markup],
        multiMessage: [
          said(markup, { senderNickname: markup, senderFaceUrl: 'https://evil.example/a.png' }),
        ],
      }),
    );
    await tap(card());
    await screen.settles(() => document.querySelector('article') !== null);
    expect(document.querySelector('img')).toBeNull();
    expect(document.querySelector('article')?.textContent).toContain(markup);
  });

  it('opens a record in a record over it', async () => {
    const inner = said('', {
      contentType: contentType.merger,
      mergeElem: { title: 'Inner', multiMessage: [said('Deep inside.')] },
    });
    await open(record({ multiMessage: [inner] }));
    await tap(card());
    const innerCard = () =>
      document.querySelector<HTMLButtonElement>('article button') ?? undefined;
    await screen.settles(() => innerCard() !== undefined);
    await tap(innerCard());
    await screen.shows('Deep inside.');
    expect(dialogs()).toHaveLength(2);
  });

  it('says where there is nothing in it', async () => {
    await open(record({ title: '' }));
    await tap(card());
    await screen.shows(texts.empty);
  });
});
