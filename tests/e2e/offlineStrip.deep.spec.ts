import { paths, pathToConversation } from '../../app/core/navigation/paths.ts';
import { signUpElsewhere } from './support/api.ts';
import { beginChat } from './support/chat.ts';
import { goOffline, installed } from './support/offline.ts';
import { offlineStrip } from './support/offlineStrip.ts';
import { newPerson } from './support/person.ts';
import { addressOf, brandNamed } from './support/sites.ts';
import { expect, forgive, ready, seen, test } from './support/test.ts';

for (const brand of [brandNamed('clatter'), brandNamed('dieu')]) {
  test(`without a network ${brand.id} claims to show what was saved only where something was`, async ({
    page,
    misconduct,
  }) => {
    const stranger = await signUpElsewhere(brand, newPerson());
    const { other } = await beginChat(page, brand, brand);
    await installed(page);
    await page.reload();
    await ready(page);
    await expect(seen(page, 'Hello there')).toBeVisible();
    await goOffline(page);
    await expect(offlineStrip(page, brand, 'offlineSaved')).toBeVisible();

    const unknown = pathToConversation(`single_${stranger.credentials.userId}`);
    await page.goto(addressOf(brand, unknown));
    await ready(page);
    await expect(offlineStrip(page, brand, 'offline')).toBeVisible();
    await expect(offlineStrip(page, brand, 'offlineSaved')).toHaveCount(0);

    await page.goto(addressOf(brand, paths.chat));
    await ready(page);
    await expect(seen(page, 'Hello there')).toBeVisible();
    await expect(offlineStrip(page, brand, 'offlineSaved')).toBeVisible();
    await expect(offlineStrip(page, brand, 'offline')).toHaveCount(0);
    await page.context().setOffline(false);
    await expect(offlineStrip(page, brand, 'offlineSaved')).toHaveCount(0);
    forgive(misconduct, /ERR_INTERNET_DISCONNECTED/);
    other.leave();
  });
}
