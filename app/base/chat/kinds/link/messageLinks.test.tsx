// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { plainMessage } from '../../../../../tests/support/chatRows.ts';
import {
  type OpenedConversation,
  openConversation,
  until,
} from '../../../../../tests/support/conversationScreen.tsx';
import { giveLayout } from '../../../../../tests/support/layout.ts';
import { withoutContent } from '../../../../core/messaging/messageModel/withoutContent.ts';
import { pathToWebview } from '../../../../core/navigation/paths.ts';
import words from '../../../../locales/en-US/chat.link.json';

let page: OpenedConversation;
let takeLayout: () => void;
beforeEach(() => {
  takeLayout = giveLayout();
});
afterEach(async () => {
  await page.close();
  takeLayout();
});

async function openWith(content: string): Promise<void> {
  page = await openConversation({ timeline: { messages: [plainMessage({ content })] } });
}

const sheet = () => document.querySelector('[role="dialog"]');

async function tapLink(): Promise<void> {
  const link = document.querySelector<HTMLElement>('bdi a');
  await act(async () => link?.click());
  await until(() => sheet() !== null);
}

it('shows a link whole before it opens, with the name that the browser connects to', async () => {
  await openWith('See (https://pаypal.com/a?b=c), or http://x.example');
  expect(document.querySelectorAll('bdi a')).toHaveLength(1);
  expect(page.text()).toContain('See (https://xn--pypal-4ve.com/a?b=c), or http://x.example');
  const before = page.address();
  await tapLink();
  expect(sheet()?.textContent).toContain('https://xn--pypal-4ve.com/a?b=c');
  expect(sheet()?.textContent).toContain('This link leaves the app and opens xn--pypal-4ve.com.');
  expect(page.address()).toBe(before);
  await page.tap(words.open);
  expect(page.address()).toBe(pathToWebview('https://xn--pypal-4ve.com/a?b=c', ''));
});

it('is gone from view once its message is taken back', async () => {
  const message = plainMessage({ content: 'https://a.example/x' });
  await openWith(message.content);
  await tapLink();
  await page.showTimeline({ messages: [withoutContent({ ...message, isRevoked: true })] });
  await until(() => sheet() === null);
});

it('leads nowhere when it is cancelled, and in a tab of its own to the page that asks', async () => {
  await openWith('https://a.example/x');
  const link = document.querySelector('bdi a');
  expect(link?.getAttribute('href')).toBe(pathToWebview('https://a.example/x', ''));
  const before = page.address();
  await tapLink();
  await page.tap('Cancel');
  expect(page.address()).toBe(before);
});

it('opens a page of the app itself inside', async () => {
  const own = 'https://plain.example/pages/chat/user-info?userID=u9';
  await openWith(own);
  await tapLink();
  expect(sheet()?.textContent).toContain(words.staysInApp);
  await page.tap(words.open);
  expect(page.address()).toBe('/pages/chat/user-info?userID=u9');
});

it('takes no link from the cut of a long text', async () => {
  await openWith(`${'x '.repeat(2_994)} https://a.example/whole ${'y'.repeat(100)}`);
  expect(document.querySelector('bdi a')).toBeNull();
  await page.tap('Show all');
  expect(document.querySelector('bdi a')?.textContent).toBe('https://a.example/whole');
});
