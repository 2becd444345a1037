import type { Page } from 'playwright/test';
import { contentType } from '../../app/contract/gateway/contentType.ts';
import { accessible } from './support/accessible.ts';
import { beginChat, marked, timeline } from './support/chat.ts';
import { shownButton } from './support/choose.ts';
import { wordsOf } from './support/person.ts';
import { brandNamed } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const clatter = brandNamed('clatter');
const dieu = brandNamed('dieu');
const words = wordsOf(clatter).of('chat.places');
const composer = wordsOf(clatter).of('chat.composer');
const conversation = wordsOf(clatter).of('chat.conversation');

async function choosePlace(page: Page): Promise<void> {
  await shownButton(page, conversation('more')).click();
  await shownButton(page, composer('location')).click();
  await expect(page.getByRole('heading', { name: words('title') })).toBeVisible();
}

test('where a person is arrives as a place that can be opened; a refusal says what to do, and coordinates go by hand', async ({
  page,
  context,
}) => {
  const { other, received } = await beginChat(page, clatter, dieu);
  const places = async () =>
    (await received())
      .filter((one) => one.contentType === contentType.location)
      .map(({ locationElem }) => locationElem);

  await test.step('a refusal says what to do, and coordinates go by hand', async () => {
    await choosePlace(page);
    await shownButton(page, words('findMe')).click();
    await expect(page.getByText(words('refused'))).toBeVisible();
    await page.getByLabel(words('coordinates')).fill('-33.85, 151.21');
    await shownButton(page, words('send')).click();
    await expect(marked(page, clatter, 'markSent')).toHaveCount(1);
    expect((await places())[0]).toMatchObject({ latitude: -33.85, longitude: 151.21 });
  });

  await test.step('where a person is arrives as a place', async () => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 3.15785, longitude: 101.71165, accuracy: 12 });
    await choosePlace(page);
    await expect(page.getByLabel(words('coordinates'))).toHaveValue('3.15785, 101.71165');
    await page.getByLabel(words('name')).fill('North gate');
    await accessible(page);
    await shownButton(page, words('send')).dblclick();
    await expect(marked(page, clatter, 'markSent')).toHaveCount(2);
    expect((await places()).slice(1)).toEqual([
      { description: 'North gate', latitude: 3.15785, longitude: 101.71165 },
    ]);
  });

  await test.step('it can be opened', async () => {
    await timeline(page, clatter).getByRole('link', { name: 'North gate' }).click();
    await expect(page.getByRole('heading', { name: 'North gate' })).toBeVisible();
    await expect(page.getByText('12 m')).toBeVisible();
    await accessible(page);
  });
  other.leave();
});
