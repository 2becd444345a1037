import { beginChat, field, marked, timeline, write } from './support/chat.ts';
import { interpose } from './support/frames.ts';
import { brandNamed } from './support/sites.ts';
import { expect, seen, test } from './support/test.ts';

const brand = brandNamed('verbena');

test('a message with an impossible time and a face elsewhere is shown, also after a reload', async ({
  page,
}) => {
  const wire = await interpose(page);
  const { first, second, other } = await beginChat(page, brand, brand);
  const [selfID, peerID] = [first.credentials.userId, second.credentials.userId];
  await expect(seen(page, 'Hello there')).toBeVisible();
  const odd = {
    ...{ clientMsgID: 'odd', sendID: peerID, recvID: selfID, sessionType: 1, contentType: 101 },
    ...{ sendTime: 1e300, createTime: -1e300, status: 2, senderNickname: 'Eve\u202e' },
    ...{ content: 'From far away', senderFaceUrl: 'https://evil.example/face.png' },
  };
  const frame = { event: 'OnRecvNewMessages', errCode: 0, errMsg: '', operationID: '' };
  wire.say(JSON.stringify({ ...frame, data: JSON.stringify([odd]) }));
  await expect(timeline(page, brand).getByText('From far away')).toBeVisible();
  await page.reload();
  await expect(field(page, brand)).toBeVisible();
  await expect(timeline(page, brand).getByText('Hello there')).toBeVisible();
  await write(page, brand, 'Fine.');
  await expect(marked(page, brand, 'markSent').last()).toBeVisible();
  other.leave();
});
