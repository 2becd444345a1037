import { pathToConversation } from '../../app/core/navigation/paths.ts';
import { signUpElsewhere } from './support/api.ts';
import { beginChat } from './support/chat.ts';
import { goOffline } from './support/offline.ts';
import { offlineStrip } from './support/offlineStrip.ts';
import { newPerson } from './support/person.ts';
import { brandNamed } from './support/sites.ts';
import { expect, forgive, seen, test } from './support/test.ts';

const brand = brandNamed('clatter');

test('without a network the app claims to show what was saved only where something was', async ({
  page,
  misconduct,
}) => {
  const stranger = await signUpElsewhere(brand, newPerson());
  const { other } = await beginChat(page, brand, brand);
  await expect(seen(page, 'Hello there')).toBeVisible();
  await goOffline(page);
  await expect(offlineStrip(page, brand, 'offlineSaved')).toBeVisible();

  await page.evaluate(
    (address) => {
      history.pushState({ ...history.state, key: 'unknown', idx: 1 }, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    pathToConversation(`single_${stranger.credentials.userId}`),
  );
  await expect(offlineStrip(page, brand, 'offline')).toBeVisible();
  await expect(offlineStrip(page, brand, 'offlineSaved')).toHaveCount(0);

  await page.goBack();
  await expect(seen(page, 'Hello there')).toBeVisible();
  await expect(offlineStrip(page, brand, 'offlineSaved')).toBeVisible();
  await expect(offlineStrip(page, brand, 'offline')).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(offlineStrip(page, brand, 'offlineSaved')).toHaveCount(0);
  forgive(misconduct, /ERR_INTERNET_DISCONNECTED/);
  other.leave();
});
