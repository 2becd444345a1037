import { paths } from '../../../app/core/navigation/paths.ts';
import { signUpElsewhere } from './api.ts';
import type { Visit } from './journey.ts';
import { newPerson, visitAs, wordsOf } from './person.ts';
import { addressOf } from './sites.ts';
import { expect, open, seen } from './test.ts';

/** Addresses of a feature that is left out lead a member to the first tab, as any unknown one. */
export const leadsNowhere =
  (...left: readonly string[]) =>
  async ({ brand, page }: Pick<Visit, 'brand' | 'page'>): Promise<void> => {
    const person = newPerson();
    await visitAs(page, brand, await signUpElsewhere(brand, person), paths.mine);
    await expect(seen(page, person.account)).toBeVisible();
    // What other features show there has come as well.
    const loading = wordsOf(brand).of('common')('loading');
    await expect(page.getByRole('status', { name: loading })).toHaveCount(0);
    for (const path of left) {
      await expect(page.locator(`[href="${path}"], [href^="${path}?"]`)).toHaveCount(0);
    }
    for (const path of left) {
      await open(page, addressOf(brand, path));
      await expect(page).toHaveURL(addressOf(brand, '/'));
    }
  };
