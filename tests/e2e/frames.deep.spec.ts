import { beginChat, write } from './support/chat.ts';
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
