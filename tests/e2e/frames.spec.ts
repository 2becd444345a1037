import { beginChat, field, marked, timeline, write } from './support/chat.ts';
import { interpose, throwFrames } from './support/frames.ts';
import { brandNamed } from './support/sites.ts';
import { expect, forgive, seen, test } from './support/test.ts';

const brand = brandNamed('verbena');

/** A face that is no file of the site's own. */
const missing = /Failed to load resource: the server responded with a status of 404/;

test('frames no honest gateway sends break nothing and ask nothing of another host', async ({
  page,
  misconduct,
}) => {
  const wire = await interpose(page);
  const { first, second, other } = await beginChat(page, brand, brand);
  const place = { selfID: first.credentials.userId, peerID: second.credentials.userId };
  await throwFrames(page, wire, { place, count: 300, seed: 7 });
  await write(page, brand, 'Still here.');
  await expect(seen(page, 'Still here.')).toBeVisible();
  await expect.poll(() => other.texts(`single_${place.selfID}`)).toContain('Still here.');
  forgive(misconduct, missing);
  other.leave();
});

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
