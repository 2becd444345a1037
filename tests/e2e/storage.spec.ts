import { paths } from '../../app/core/navigation/paths.ts';
import { expectNothingLeft } from './support/loggedOut.ts';
import { visit } from './support/person.ts';
import { addressOf, brandNamed } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const brand = brandNamed('verbena');

test('logging out leaves nothing of a session on the device, nor ever in an address, and logs out the other tab', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await expectNothingLeft(page, brand, async () => {
    await visit(other, brand, paths.noticeList);
    await expect(other).toHaveURL(addressOf(brand, paths.noticeList));
  });
  await expect(other).toHaveURL(addressOf(brand, paths.login));
});
