import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright/test';
import { contentType } from '../../../app/contract/gateway/contentType.ts';
import { conversationIdOf } from '../../../app/contract/gateway/conversationId.ts';
import { atAllTag, messageStatus, sessionType } from '../../../app/contract/gateway/enums.ts';
import { sendMessage } from '../../../app/contract/gateway/functions/messages.ts';
import { pathToConversation } from '../../../app/core/navigation/paths.ts';
import type { GatewayPerson } from '../../support/gateway/person.ts';
import { accessibleInBothSchemes, followDevice } from './accessible.ts';
import { acquaint, field, timeline } from './chat.ts';
import { recordFrames } from './drift.ts';
import { visitAs, wordsOf } from './person.ts';
import { wheelTo } from './reading.ts';
import { brandNamed } from './sites.ts';
import { expect, seen } from './test.ts';

const clatter = brandNamed('clatter');
const words = wordsOf(clatter).of('chat.conversation');
const mentionWords = wordsOf(clatter).of('chat.mentions');

const button = (page: Page, count: number) =>
  page.getByRole('button', {
    name: mentionWords(count === 1 ? 'toMention_one' : 'toMention_other').replace(
      '{{count}}',
      String(count),
    ),
    exact: true,
  });

async function mention(other: GatewayPerson, groupID: string, userID: string, text: string) {
  const atElem = {
    text: `@${userID} ${text}`,
    atUserList: [userID],
    atUsersInfo: [],
    isAtSelf: false,
  };
  const message = {
    ...{ clientMsgID: randomBytes(16).toString('hex'), sendID: other.userID, recvID: '', groupID },
    ...{ sessionType: sessionType.group, status: messageStatus.sending, createTime: Date.now() },
    ...{ contentType: contentType.atText, content: '', atElem },
  };
  await other.client.call(sendMessage, { recvID: '', groupID, message, offlinePushInfo: '' });
}

/**
 * A button leads somebody from one mention to the next, of two between which so many texts were said, as before
 * and after them.
 */
export async function leadsThroughMentions(page: Page, many: number): Promise<void> {
  await followDevice(page);
  const { first, other } = await acquaint(clatter, clatter);
  const self = first.credentials.userId;
  const { groupID } = await other.createGroup('Kites and more', [self]);
  const sayMore = async (name: string): Promise<void> => {
    for (let index = 0; index < many; index += 1) await other.say({ groupID }, `${name} ${index}`);
  };
  await sayMore('Early');
  await mention(other, groupID, self, 'could you bring the rope?');
  await sayMore('Later');
  await mention(other, groupID, atAllTag, 'we meet at noon');
  await sayMore('Last');
  await recordFrames(page, words('messages'));
  await visitAs(
    page,
    clatter,
    first,
    pathToConversation(conversationIdOf({ sessionType: sessionType.group, groupID })),
  );
  await expect(field(page, clatter)).toBeVisible();
  await expect(seen(page, 'Early 0')).toBeInViewport();

  await button(page, 2).tap();
  await expect(seen(page, 'could you bring the rope?')).toBeInViewport();
  await accessibleInBothSchemes(page);
  await button(page, 1).tap();
  await expect(seen(page, 'we meet at noon')).toBeInViewport();
  await expect(button(page, 1)).toHaveCount(0);

  await page.getByRole('button', { name: /new messages?$/ }).tap();
  await expect(seen(page, `Last ${many - 1}`)).toBeInViewport();
  // It counts as read after a moment in view; the other chat has a message left.
  await expect(page).toHaveTitle(/^(\(1\) )?[^(]/);
  await timeline(page, clatter).hover();
  await wheelTo(page, clatter, -120, `Last ${many - 20}`);
  await mention(other, groupID, self, 'and the lamp?');
  await expect(button(page, 1)).toBeVisible();
  await page.getByRole('button', { name: '1 new message', exact: true }).tap();
  await expect(seen(page, 'and the lamp?')).toBeInViewport();
  await expect(button(page, 1)).toHaveCount(0);
  other.leave();
}
