import { randomInt } from 'node:crypto';
import { stickerData } from '../../app/base/chat/stickers/stickerWire.ts';
import { paths, pathToSearch } from '../../app/core/navigation/paths.ts';
import { accessible } from './support/accessible.ts';
import { acquaint, field, rowWith, timeline } from './support/chat.ts';
import { sendMedia } from './support/media.ts';
import { visitAs, wordsOf } from './support/person.ts';
import { heading, link, manyTexts, searchField } from './support/searchPage.ts';
import { addressOf, brandNamed } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const clatter = brandNamed('clatter');

test('a person finds a group, a person and what was said long ago, and opens it there', async ({
  page,
}) => {
  const words = wordsOf(clatter).of('chat.search');
  const { first, other } = await acquaint(clatter, clatter);
  const self = { userID: first.credentials.userId };
  const name = `Kites ${randomInt(1e8, 1e9)}`;
  const group = await other.createGroup(name, [self.userID]);
  await other.say(self, `The lighthouse opens on Sunday, says ${name}`);
  for (let text = 0; text < manyTexts; text += 1) await other.say(self, `Message ${text}`);
  await other.say(group, 'We meet at noon');

  await visitAs(page, clatter, first, paths.chat);
  await page.getByRole('link', { name: words('search'), exact: true }).click();
  await expect(searchField(page, clatter)).toBeFocused();
  await accessible(page);
  await page.keyboard.type(name.toUpperCase());
  await expect(heading(page, wordsOf(clatter).of('groups.page')('groups'))).toBeVisible();
  await expect(link(page, name).first()).toHaveAttribute('href', /id=group_/);
  // The device has none of it: the gateway finds the message.
  const found = link(page, 'lighthouse');
  await expect(found).toBeVisible();
  await expect(page).toHaveURL(addressOf(clatter, pathToSearch(name.toUpperCase())));
  await accessible(page);
  await found.click();
  const message = timeline(page, clatter).locator('[aria-current="true"]');
  await expect(message).toContainText('lighthouse');
  await expect(message).toBeInViewport();
  await accessible(page);

  await page.goBack();
  await expect(searchField(page, clatter)).toHaveValue(name.toUpperCase());
  await expect(found).toBeVisible();
  await link(page, name).first().click();
  await expect(field(page, clatter)).toBeVisible();
  other.leave();
});

test('stickers, cards and places are found by their names', async ({ page }) => {
  const talk = await acquaint(clatter, clatter);
  const self = { userID: talk.first.credentials.userId };
  const sender = { who: talk.second, person: talk.other, to: self.userID };
  const id = `n${randomInt(1e8, 1e9)}`;
  await sendMedia(clatter, sender, { kind: 'sticker', data: stickerData('birthday') });
  await sendMedia(clatter, sender, {
    ...{ kind: 'card', userID: self.userID, faceURL: '' },
    nickname: `Zoë "Quill" ${id}`,
  });
  await sendMedia(clatter, sender, {
    ...{ kind: 'location', latitude: 3.158, longitude: 101.712 },
    description: JSON.stringify({ name: 'North gate', addr: `Harbour street ${id}` }),
  });
  await talk.other.say(self, 'That is all');

  await visitAs(page, clatter, talk.first, paths.chat);
  await expect(rowWith(page, 'That is all')).toBeVisible();
  await page.getByRole('link', { name: wordsOf(clatter).of('chat.search')('search') }).click();
  for (const [query, shown] of [
    [wordsOf(clatter).of('chat.sticker')('birthday').toUpperCase(), null],
    [`"quill" ${id}`, `Zoë "Quill" ${id}`],
    [`zoe ${id}`, `Zoë "Quill" ${id}`],
    [`gate harbour ${id}`, `North gate, Harbour street ${id}`],
  ] as const) {
    await searchField(page, clatter).fill(query);
    const name = shown ?? wordsOf(clatter).of('chat.sticker')('birthday');
    const hits = page.locator('[href*="message="]').filter({ visible: true });
    await expect(hits).toHaveCount(1);
    await expect(hits).toContainText(name);
  }
  await link(page, 'North gate').click();
  await expect(timeline(page, clatter).locator('[aria-current="true"]')).toContainText(
    'North gate',
  );
  talk.other.leave();
});
