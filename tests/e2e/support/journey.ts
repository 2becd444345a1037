import type { Browser, Page, TestInfo } from 'playwright/test';
import type { Brand } from '../../../app/brand/brand.ts';
import type { FeatureId } from '../../../app/brand/features.ts';
import { type PlannedSite, plan } from './plan.ts';
import { brands, siteOf } from './sites.ts';
import { type Misconduct, test } from './test.ts';

export type Visit = {
  brand: Brand;
  site: PlannedSite;
  page: Page;
  browser: Browser;
  misconduct: Misconduct[];
};

type Journey = {
  /** Features it leads through; a brand without one of them is asked for `absent` instead. */
  needs?: readonly FeatureId[];
  /** What a brand without the features shows in their place. */
  absent?: (visit: Visit) => Promise<void>;
  /**
   * It looks at all that the visit of `everyBrand.spec.ts` looks at in short, or walks at length where a spec of
   * the app does: not made where brands share journeys.
   */
  inFull?: boolean;
  /** It makes accounts, messages or the like, so that the site needs a backend for that. */
  changesData?: boolean;
  /** Milliseconds, where it takes longer than others. */
  timeout?: number;
};

/** Why a journey is not made on a site: the feature its brand lacks, or what else stands against it. */
type LeftOut = { feature: FeatureId } | { reason: string };

const operatorsBackend = {
  reason: 'It changes data, and the backend of this site is not a sandbox.',
};

/** The brands a journey of the app is made on: one of those it fits, another one for each journey. */
function shareOf(name: string, fitting: readonly Brand[]): readonly Brand[] {
  const number = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  return plan.shared ? fitting.filter((_, index) => index === number % fitting.length) : fitting;
}

/**
 * A journey that every brand must hold: one test per brand. A brand it does not fit is told by a
 * skipped test, whose annotation says why. Where brands share journeys, it is one test, and one more
 * for brands without its features; `everyBrand.spec.ts` visits each.
 */
export function journey(
  name: string,
  { needs = [], absent, inFull = false, changesData = false, timeout }: Journey,
  run: (visit: Visit) => Promise<void>,
): void {
  const lacked = (brand: Brand) => needs.find((id) => !brand.features.includes(id));
  const shares = [true, false].flatMap((whole) =>
    shareOf(
      name,
      brands.filter((brand) => (lacked(brand) === undefined) === whole),
    ),
  );
  for (const brand of brands) {
    const site = siteOf(brand);
    const missing = lacked(brand);
    const kind = { type: 'journey', description: name };
    const about = [kind, { type: 'brand', description: brand.id }];
    const leaveOut = (why: LeftOut) => {
      const annotation = [...about, { type: 'left out', description: JSON.stringify(why) }];
      test.skip(`${brand.id}: ${name}`, { annotation }, () => undefined);
    };
    const add = (title: string, make: typeof run) => {
      if (!shares.includes(brand)) return;
      test(
        `${brand.id}: ${title}`,
        { annotation: about },
        async ({ page, browser, misconduct }, info: TestInfo) => {
          if (timeout !== undefined) info.setTimeout(timeout);
          await make({ brand, site, page, browser, misconduct });
        },
      );
    };
    if (missing) {
      if (!plan.shared) leaveOut({ feature: missing });
      if (absent && (!changesData || site.backend === 'sandbox')) add(`${name}, left out`, absent);
    } else if (changesData && site.backend !== 'sandbox') leaveOut(operatorsBackend);
    else if (!inFull || !plan.shared) add(name, run);
  }
}
