// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { plainMessage } from '../../../../../tests/support/chatRows.ts';
import {
  type OpenedConversation,
  openConversation,
} from '../../../../../tests/support/conversationScreen.tsx';
import { giveLayout } from '../../../../../tests/support/layout.ts';
import { contentType } from '../../../../contract/gateway/contentType.ts';
import { atAllTag } from '../../../../contract/gateway/enums.ts';
import type { CallingAll } from '../../../../parts/message/words.ts';
import * as css from './MentionedName.css.ts';
import { textKind } from './textKind.ts';

const message = plainMessage({
  contentType: contentType.atText,
  content: '',
  atElem: {
    text: `@u1 @u7 @${atAllTag} at nine`,
    atUserList: ['u1', 'u7', atAllTag],
    atUsersInfo: [
      { atUserID: 'u1', groupNickname: 'Aisyah' },
      { atUserID: 'u7', groupNickname: 'Carl' },
    ],
    quoteMessage: null,
    isAtSelf: true,
  },
});

let page: OpenedConversation;
let takeLayout: () => void;
beforeEach(() => {
  takeLayout = giveLayout();
});
afterEach(async () => {
  await page.close();
  takeLayout();
});

it('shows names for ids; the reader and everyone stand out', async () => {
  page = await openConversation({ timeline: { messages: [message] } });
  const shown = [...document.querySelectorAll('bdi')].at(-1);
  const names = [...document.querySelectorAll<HTMLElement>('bdi span')];
  expect(shown?.textContent).toBe('@Aisyah @Carl @everyone at nine');
  const [self, other, all] = names.map(({ className }) => className);
  expect(self).toBe(all);
  expect(self).not.toBe(other);
});

it('holds the sign of a Chinese name together with its first character', async () => {
  const { atElem } = message;
  if (!atElem) throw new Error('It mentions nobody.');
  const atUsersInfo = [
    { atUserID: 'u1', groupNickname: '雅婷' },
    { atUserID: 'u7', groupNickname: 'Carl' },
  ];
  page = await openConversation({
    timeline: { messages: [{ ...message, atElem: { ...atElem, atUsersInfo } }] },
  });
  const shown = [...document.querySelectorAll('bdi')].at(-1);
  expect(shown?.textContent).toBe('@雅婷 @Carl @everyone at nine');
  const together = [...document.querySelectorAll(`.${css.together}`)];
  expect(together.map(({ textContent }) => textContent)).toEqual(['@雅']);
});

it('says and finds the same names in lists, in the search, and when it is copied', async () => {
  page = await openConversation({ timeline: { messages: [message] } });
  const words = '@Aisyah @Carl @all at nine';
  for (const said of [textKind.preview(message), textKind.spoken(message)]) {
    expect((said as CallingAll).everyone('todos')).toBe('@Aisyah @Carl @todos at nine');
  }
  expect(textKind.searched?.(message)).toBe(words);
  expect(textKind.copied?.(message)).toBe(words);
});
