// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plainMessage } from '../../../../../tests/support/chatRows.ts';
import { chat } from '../../../../../tests/support/chatTexts.ts';
import {
  type OpenedConversation,
  openConversation,
} from '../../../../../tests/support/conversationScreen.tsx';
import { giveLayout } from '../../../../../tests/support/layout.ts';
import { contentType } from '../../../../contract/gateway/contentType.ts';
import { readCard } from './readCard.ts';

describe('readCard', () => {
  it('reads the card that another client writes, and any JSON without failing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (content) => {
        const card = readCard(content);
        if (card === null) return;
        expect(card.userID).not.toBe('');
        expect(Object.values(card).every((one) => typeof one === 'string')).toBe(true);
      }),
    );
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 128 }), fc.jsonValue(), (userID, any) => {
        const card = readCard(JSON.stringify({ userID, nickname: any, ex: any }));
        expect(card).toEqual({
          userID,
          nickname: typeof any === 'string' ? any : '',
          faceURL: '',
        });
      }),
    );
  });

  it('refuses what names nobody', () => {
    for (const content of ['', 'null', '[]', '{"nickname":"Cleo"}', '{"userID":""}']) {
      expect(readCard(content)).toBeNull();
    }
    expect(readCard(JSON.stringify({ userID: 'x'.repeat(129) }))).toBeNull();
  });
});

describe('a card in a conversation', () => {
  let screen: OpenedConversation;
  let takeLayout: () => void;
  beforeEach(() => {
    takeLayout = giveLayout();
  });
  afterEach(async () => {
    await screen.close();
    takeLayout();
  });
  const show = async (content: string): Promise<void> => {
    const message = plainMessage({ contentType: contentType.card, content });
    screen = await openConversation({ timeline: { messages: [message] } });
  };
  const card = () =>
    document.querySelector('a[href*="user-info?userID="]:not([aria-hidden]) > span');
  const link = () => card()?.closest('a');

  it('shows face, name and what it is, and opens the page of the person', async () => {
    await show(JSON.stringify({ userID: 'c/leo', nickname: 'Cleo Chan', faceURL: '' }));
    await screen.settles(() => link()?.textContent?.includes('Cleo Chan') === true);
    expect(link()?.textContent).toBe(`CCCleo Chan${chat.card}`);
    expect(link()?.getAttribute('href')).toContain('userID=c%2Fleo');
  });

  it('loads no picture from elsewhere, and bounds the name', async () => {
    const faceURL = 'https://evil.example/a.png';
    await show(
      JSON.stringify({ userID: 'c', nickname: `Cl\u202eeo\n${'x'.repeat(900)}`, faceURL }),
    );
    await screen.settles(() => link()?.textContent?.includes('xxx') === true);
    expect(document.querySelector('img')).toBeNull();
    expect(link()?.querySelector('[dir]')?.textContent).toHaveLength(40);
  });

  it('says of one that is damaged that it cannot be shown, and shows no JSON', async () => {
    await show('{"raw":1}');
    await screen.shows(chat.unsupported);
    expect(screen.text()).not.toContain('raw');
  });
});
