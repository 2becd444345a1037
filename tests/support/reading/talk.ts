import { conversationIdOf } from '../../../app/contract/gateway/conversationId.ts';
import type { Message } from '../../../app/contract/gateway/entities/message.ts';
import { sessionType } from '../../../app/contract/gateway/enums.ts';
import { getAdvancedHistoryMessageList } from '../../../app/contract/gateway/functions/history.ts';
import type { OutgoingContent } from '../../../app/core/messaging/contents/content.ts';
import type { LoggedIn } from '../../e2e/support/api.ts';
import { acquaint, joinAs } from '../../e2e/support/chat.ts';
import { sendMedia } from '../../e2e/support/media.ts';
import { brandNamed } from '../../e2e/support/sites.ts';
import type { GatewayPerson } from '../gateway/person.ts';
import { sayMany } from './manyTexts.ts';

/** The brand on which conversations are read. */
export const readBrand = brandNamed('clatter');

const withPerson = (userID: string): string =>
  conversationIdOf({ sessionType: sessionType.single, userID });

/** A conversation of somebody who reads with somebody who writes. */
export type Talk = {
  first: LoggedIn;
  self: { userID: string };
  other: GatewayPerson;
  /** What is not only text, from the one who writes. */
  send(content: OutgoingContent): Promise<void>;
  sayMany(many: number): Promise<void>;
  say(text: string): Promise<unknown>;
  /** A message by its text. */
  sent(text: string): Promise<Message>;
  /** The first reads all of it on another device, and leaves that. */
  readElsewhere(): Promise<void>;
};

/** Makes two new people, of whom the second has said hello. */
export async function beginTalk(): Promise<Talk> {
  const { first, second, other } = await acquaint(readBrand, readBrand);
  const self = { userID: first.credentials.userId };
  const sender = { who: second, person: other, to: self.userID };
  return {
    ...{ first, self, other },
    send: (content) => sendMedia(readBrand, sender, content),
    sayMany: (many) => sayMany(other, self.userID, many),
    say: (text) => other.say(self, text),
    async sent(text) {
      const start = { conversationID: withPerson(self.userID), count: 400, startClientMsgID: '' };
      const { messageList } = await other.client.call(getAdvancedHistoryMessageList, start);
      const found = (messageList ?? []).find(({ content }) => content === text);
      if (!found) throw new Error(`Nobody has said ${text}.`);
      return found;
    },
    async readElsewhere() {
      const elsewhere = await joinAs(readBrand, first);
      await elsewhere.read(withPerson(other.userID));
      elsewhere.leave();
    },
  };
}
