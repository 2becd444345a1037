import { paths } from '../../app/core/navigation/paths.ts';
import { exchangePaths } from '../../app/features/exchange/paths.ts';
import { joinAs } from './support/chat.ts';
import { saysWhatItMeans } from './support/meantTexts.ts';
import { newMember, personReadyToWithdraw } from './support/moneyPeople.ts';
import { press } from './support/moneyScreens.ts';
import { visitAs, wordsOf } from './support/person.ts';
import { expect, seen, test } from './support/test.ts';
import { goTo, screensOf, useScreen } from './support/translatedWalk.ts';
import { brand } from './support/withdrawal.ts';

test.use({ translator: { way: 'replace', delay: 30 } });

const money = wordsOf(brand).of('points.money');
const pages = wordsOf(brand).of('exchange.page');

test('every screen goes on while the browser translates it, and says what is so now', async ({
  page,
}) => {
  const [member, other] = await Promise.all([personReadyToWithdraw(brand), newMember(brand)]);
  const peerId = other.credentials.userId;
  const friend = await joinAs(brand, other);
  const say = (text: string) => friend.say({ userID: member.credentials.userId }, text);
  await say('The first words');
  await visitAs(page, brand, member, paths.chat);

  await test.step('a list shows the newest words alone', async () => {
    await expect(seen(page, 'The first words')).toBeVisible();
    for (const text of ['The second words', 'The third words']) {
      await say(text);
      await expect(seen(page, text)).toBeVisible();
      await saysWhatItMeans(page);
    }
    await expect(page.getByRole('link').filter({ hasText: 'The first words' })).toHaveCount(0);
  });

  await test.step('a conversation grows', async () => {
    await page.getByRole('link').filter({ hasText: 'The third words' }).click();
    await expect(seen(page, 'The second words')).toBeVisible();
    await say('The fourth words');
    await expect(seen(page, 'The fourth words')).toBeVisible();
    await saysWhatItMeans(page);
  });

  await test.step('amounts are hidden and shown', async () => {
    await goTo(page, paths.mine);
    for (const name of ['hideAmounts', 'showAmounts']) {
      await press(page, money(name));
      await saysWhatItMeans(page);
    }
  });

  await test.step('an amount is typed digit by digit', async () => {
    await goTo(page, exchangePaths.exchange);
    for (const amount of ['5', '50', '5000000', '', '9']) {
      await page.getByLabel(pages('amountLabel')).fill(amount);
      await saysWhatItMeans(page);
    }
  });

  for (const path of screensOf(brand, peerId))
    await test.step(path, async () => {
      await goTo(page, path);
      await useScreen(page, brand);
    });
});
