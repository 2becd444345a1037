import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** One site under test. */
export type PlannedSite = {
  /** Id of its brand. */
  id: string;
  /** Where it is served, without a trailing slash. */
  origin: string;
  /** Folder it was built into; null where only its address is known. */
  folder: string | null;
  /** Whose backend answers it: one where anything may be tried, or that of real people. */
  backend: 'sandbox' | 'operator';
};

/** What is tested: `brand test` writes it, and names the file in BRAND_TEST_PLAN. */
export type Plan = {
  /** Folder of the brand folders. */
  brandsDir: string;
  /** How many tests run at a time. */
  jobs: number;
  /** Whether sites share the journeys that prove the app and not a brand: each is made on one of them. */
  shared: boolean;
  sites: PlannedSite[];
};

/** The port of the server that Playwright starts itself where there is no plan. */
export const ownPort = Number(process.env['E2E_PORT'] ?? 4183);

/** Whether every journey is made on every brand, as in the long run, and not on one brand it fits. */
const isEveryBrand = process.env['E2E_EVERY_BRAND'] !== undefined;

/** The plan of whoever runs Playwright by hand: every brand of `brands/`, built beside `dist`. */
function ownPlan(): Plan {
  const brandsDir = join(root, 'brands');
  const ids = readdirSync(brandsDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const siteOf = (id: string): PlannedSite => ({
    id,
    origin: `http://${id}.localhost:${ownPort}`,
    folder: join(root, '.cache/e2e-sites', id),
    backend: 'sandbox',
  });
  return { brandsDir, jobs: 2, shared: !isEveryBrand, sites: ids.map(siteOf) };
}

const given = process.env['BRAND_TEST_PLAN'];

/** Whether somebody else serves the sites. */
export const isServed = given !== undefined;

export const plan: Plan =
  given === undefined ? ownPlan() : (JSON.parse(readFileSync(given, 'utf8')) as Plan);
