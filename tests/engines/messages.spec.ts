import { expect } from 'playwright/test';
import { showsMarks, showsTexts } from './conversation.ts';
import { test } from './engines.ts';
import { acquaint, field, greeting, listName, logIn, row, sendButton, sentMark } from './member.ts';

test('a message goes out and is acknowledged, and an answer comes in', async ({ phone, site }) => {
  const { person, self, other } = await acquaint();
  await logIn(phone, site, person);
  await phone.step('opens the conversation', async () => {
    await phone.click(row);
    await phone.wait(showsTexts, listName, [greeting]);
  });
  await phone.step('sends a message', async () => {
    await phone.fill(field, 'Hello to you');
    await phone.click(sendButton);
    await phone.wait(showsMarks, listName, sentMark, 1);
    const arrived = await other.texts(`single_${self.credentials.userId}`);
    expect(arrived).toEqual([greeting, 'Hello to you']);
  });
  await phone.step('receives one', async () => {
    await other.say({ userID: self.credentials.userId }, 'And good day');
    await phone.wait(showsTexts, listName, [greeting, 'Hello to you', 'And good day']);
  });
  other.leave();
});
