// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { plainMessage, plainRow } from '../../../../tests/support/chatRows.ts';
import {
  type OpenedConversation,
  openConversation,
  until,
} from '../../../../tests/support/conversationScreen.tsx';
import { giveLayout } from '../../../../tests/support/layout.ts';
import { contentType } from '../../../contract/gateway/contentType.ts';
import { pathToUserInfo } from '../../../core/navigation/paths.ts';

const id = 'super_group_g1';
const names = ['Ana', 'Bo', 'Chi', 'Dan', 'Eve'];
const joined = (name: string, at: number) =>
  plainMessage({
    ...{ conversationID: id, sessionType: 3, groupID: 'g1', recvID: '' },
    ...{ clientMsgID: `m${at}`, seq: at + 1, contentType: contentType.memberEntered },
    notificationElem: {
      detail: JSON.stringify({ entrantUser: { userID: name.toLowerCase(), nickname: name } }),
      defaultTips: '',
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

async function open(count: number): Promise<void> {
  page = await openConversation({
    id,
    row: plainRow({ conversationID: id, conversationType: 3, userID: '', groupID: 'g1' }),
    timeline: { messages: names.slice(0, count).map(joined) },
    features: ['groups'],
  });
}

it('names three who joined one after the other, in one sentence', async () => {
  await open(3);
  await page.shows('Ana, Bo, and Chi joined the group');
  expect([...document.querySelectorAll('section bdi')].map((one) => one.textContent)).toEqual([
    'Ana',
    'Bo',
    'Chi',
  ]);
});

it('counts more than three, and shows them all when it is touched', async () => {
  await open(5);
  await page.tap('Ana, Bo, and 3 others joined the group');
  await page.shows('5 people');
  await until(() => document.querySelectorAll('[role="dialog"] li').length === 5);
  const links = [...document.querySelectorAll('[role="dialog"] li a')];
  expect(links.map((one) => one.getAttribute('href'))).toContain(pathToUserInfo('eve', 'g1'));
});
