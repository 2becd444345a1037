import { type TranslationWay, translationWays } from '../support/pageTranslator.ts';
import { newMember } from './support/moneyPeople.ts';
import { visitAs } from './support/person.ts';
import { brands } from './support/sites.ts';
import { test } from './support/test.ts';
import { goTo, screensOf, useScreen } from './support/translatedWalk.ts';

// Each brand is translated in another way, and each way on several brands.
const wayOf = (at: number): TranslationWay =>
  translationWays[at % translationWays.length] ?? 'replace';

for (const [at, brand] of brands.entries()) {
  const way = wayOf(at + 1);
  test.describe(brand.id, () => {
    test.use({ translator: { way }, colorScheme: at % 2 === 0 ? 'dark' : 'light' });
    test(`${brand.id}: every screen goes on while it is translated (${way})`, async ({ page }) => {
      const [member, other] = await Promise.all([newMember(brand), newMember(brand)]);
      await visitAs(page, brand, member);
      await useScreen(page, brand);
      for (const path of screensOf(brand, other.credentials.userId))
        await test.step(path, async () => {
          await goTo(page, path);
          await useScreen(page, brand);
        });
    });
  });
}
