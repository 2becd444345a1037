import { expect } from 'playwright/test';
import { stickerData } from '../../app/base/chat/stickers/stickerWire.ts';
import { contentType } from '../../app/contract/gateway/contentType.ts';
import type { Message } from '../../app/contract/gateway/entities/message.ts';
import {
  acceptFriendApplication,
  addFriend,
} from '../../app/contract/gateway/functions/friends.ts';
import { getAdvancedHistoryMessageList } from '../../app/contract/gateway/functions/history.ts';
import { type LoggedIn, signUpElsewhere } from '../e2e/support/api.ts';
import { joinAs } from '../e2e/support/chat.ts';
import { newPerson, wordsOf } from '../e2e/support/person.ts';
import { patience } from './driver.ts';
import { brand, test } from './engines.ts';
import { showsNamed, showsNone } from './inPage.ts';
import { acquaint, field, greeting, logIn, row, sendButton } from './member.ts';
import type { Phone, Target } from './phone.ts';

const { of } = wordsOf(brand);
const [composer, conversation] = [of('chat.composer'), of('chat.conversation')];
const [actions, forward] = [of('chat.actions'), of('chat.forward')];

const button = (name: string): Target => ({ selector: 'button', name });

/** Makes somebody, whose contact card they can send then, the friend of a person. @returns the id of the friend */
async function befriend(who: LoggedIn): Promise<string> {
  const friend = await joinAs(brand, await signUpElsewhere(brand, newPerson()));
  const person = await joinAs(brand, who);
  await friend.client.call(addFriend, { toUserID: person.userID, reqMsg: '' });
  await person.client.call(acceptFriendApplication, { toUserID: friend.userID, handleMsg: '' });
  person.leave();
  friend.leave();
  return friend.userID;
}

/** Chooses from the menu of a message. */
async function choose(phone: Phone, text: string, entry: string): Promise<void> {
  await phone.rightClick({ selector: 'section bdi', name: text });
  await phone.click({ selector: '[role=menuitem]', name: actions(entry) });
  await phone.wait(showsNone, '[role=menu]');
}

test('what a person chooses from a panel or a menu arrives, whatever its kind', async ({
  phone,
  site,
}) => {
  const { person, self, other } = await acquaint();
  const friend = await befriend(self);
  // The conversation with the friend is newer: what is written last comes first.
  await other.say({ userID: self.credentials.userId }, 'Good morning');
  await logIn(phone, site, person);
  await phone.step('opens the conversation', async () => {
    await phone.wait(showsNamed, row.selector, 'Good morning');
    await phone.click(row);
    await phone.wait(showsNamed, 'section bdi', greeting);
  });
  const conversationID = `single_${self.credentials.userId}`;
  const input = { conversationID, count: 100, startClientMsgID: '' };
  /** Waits until the other one has a message of a kind. @returns it */
  const arrived = async (kind: number): Promise<Message> => {
    const found: Message[] = [];
    const look = async (): Promise<number> => {
      const { messageList } = await other.client.call(getAdvancedHistoryMessageList, input);
      found.splice(
        0,
        found.length,
        ...(messageList ?? []).filter((one) => one.contentType === kind),
      );
      return found.length;
    };
    await expect.poll(look, { timeout: patience }).toBe(1);
    return found[0] as Message;
  };
  await phone.step('sends a sticker', async () => {
    await phone.click(button(conversation('emoji')));
    await phone.click(button(composer('stickers')));
    await phone.click(button(of('chat.sticker')('hello')));
    expect((await arrived(contentType.face)).faceElem?.data).toBe(stickerData('hello'));
  });
  await phone.step('sends the business card of a friend', async () => {
    await phone.click(button(conversation('more')));
    await phone.click(button(composer('card')));
    await phone.click({ selector: '[role=dialog] li button' });
    await phone.click({ selector: '[role=dialog] button', name: of('chat.card')('send') });
    await phone.wait(showsNone, '[role=dialog]');
    const { content } = await arrived(contentType.card);
    expect(JSON.parse(content)).toMatchObject({ userID: friend });
  });
  await phone.step('answers a message', async () => {
    await choose(phone, greeting, 'quote');
    // Small letters: after a right click, the driver of WebKitGTK types the first one without shift.
    await phone.fill(field, 'and to you');
    await phone.click(sendButton);
    const { quoteElem } = await arrived(contentType.quote);
    expect(quoteElem).toMatchObject({ text: 'and to you', quoteMessage: { content: greeting } });
  });
  await phone.step('sends on a record of a message', async () => {
    await choose(phone, greeting, 'select');
    await phone.click(button(actions('forwardMerged')));
    await phone.click({ selector: 'label:has([type=checkbox])' });
    await phone.click(button(forward('sendCount').replace('{{count}}', '1')));
    await phone.click(button(forward('send')));
    const { mergeElem } = await arrived(contentType.merger);
    expect(mergeElem?.multiMessage.map(({ content }) => content)).toEqual([greeting]);
  });
  other.leave();
});
