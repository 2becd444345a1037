import { paths } from '../../app/core/navigation/paths.ts';
import { formatAmount } from '../../app/lib/money/formatAmount.ts';
import { pointsDetailsPath } from '../../app/parts/money/orderPaths.ts';
import { call, signUpElsewhere } from './support/api.ts';
import { cutTexts } from './support/cutTexts.ts';
import { available } from './support/moneyPeople.ts';
import { givePoints } from './support/operator.ts';
import { newPerson, visitAs, wordsOf } from './support/person.ts';
import { addressOf, brandNamed } from './support/sites.ts';
import { expect, seen, test } from './support/test.ts';

const clatter = brandNamed('clatter');
const words = wordsOf(clatter).of;
const pageWords = words('points.page');
const labels = words('points.labels');
const money = words('points.money');
const everything = `${pointsDetailsPath}?days=all`;
const shown = (hundredths: number): string => formatAmount(hundredths, { tag: clatter.locale });

test('points that the operator gives appear by themselves, in the history and among the notices', async ({
  page,
}) => {
  const person = await signUpElsewhere(clatter, newPerson());
  await visitAs(page, clatter, person, everything);
  await page.getByRole('heading', { name: labels('history') }).waitFor();
  const orderNo = await givePoints(clatter, person, '1200.50');
  const row = page.locator(`a[href*="${orderNo}"]`);
  await expect(row).toContainText('+1,200.50', { timeout: 40_000 });
  const firstPage = { page: 1, pageSize: 20 };
  const { list } = await call(clatter, '/user/noticeList', firstPage, person.credentials);
  const contents = (list as { content: string }[]).map(({ content }) => content);
  expect(contents.filter((content) => content.includes('1,200.50'))).toHaveLength(1);

  await row.click();
  await expect(seen(page, orderNo)).toBeVisible();
  await expect(seen(page, pageWords('causeEvent'))).toBeVisible();
  await expect(seen(page, shown(await available(clatter, person)))).toBeVisible();
});

test('nothing is cut at 320 px with large text', async ({ page }) => {
  const person = await signUpElsewhere(clatter, newPerson());
  const orderNo = await givePoints(clatter, person, '9876543.21');
  await page.setViewportSize({ width: 320, height: 640 });
  await visitAs(page, clatter, person, paths.mine);
  for (const path of [paths.mine, everything, `${pointsDetailsPath}?order=${orderNo}`]) {
    await page.goto(addressOf(clatter, path));
    await seen(page, '9,876,543').waitFor();
    expect(await cutTexts(page)).toEqual([]);
  }
});

test('the days that are chosen are seen whole, also after a reload', async ({ page }) => {
  const person = await signUpElsewhere(clatter, newPerson());
  await visitAs(page, clatter, person, `${pointsDetailsPath}?days=30`);
  const last = page
    .locator('label')
    .filter({ hasText: money('lastDays').replace('{{days}}', '30') });
  const first = page.locator('label').filter({ hasText: money('today') });
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.reload();
  await expect(last).toBeInViewport({ ratio: 1 });
  await first.getByRole('radio').check({ force: true });
  await expect(first).toBeInViewport({ ratio: 1 });
});
