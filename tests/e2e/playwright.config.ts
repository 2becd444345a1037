import { chromium } from 'playwright';
import { defineConfig } from 'playwright/test';
import { browserFlags, findTestBrowser } from '../../scripts/setup.mjs';
import { isServed, ownPort, plan } from './support/plan.ts';

const executablePath = findTestBrowser(chromium.executablePath());

/** Own port and own output folder, so that neither a running preview nor another run is in the way. */
const ownServer = {
  command: `node ../../cli/bin.js preview --build --reset --no-seed --out ../../.cache/e2e-sites --port ${ownPort}`,
  url: `http://localhost:${ownPort}/`,
  timeout: 240_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGINT' as const, timeout: 5_000 },
};

export default defineConfig({
  projects: [
    // What every brand must hold, for the brands of the plan.
    { name: 'journeys', testDir: 'journeys' },
    // What the app must hold, once each, on brands of `brands/`.
    { name: 'app', testDir: '.', testIgnore: ['e2e/journeys/**', '**/*.deep.spec.ts'] },
    // What waits out a silence or a limit, or plays many cases.
    { name: 'deep', testDir: '.', testMatch: '**/*.deep.spec.ts' },
  ],
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: plan.jobs,
  // A busy machine takes its time over pictures and first visits; what never comes still fails.
  expect: { timeout: 20_000 },
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  reporter: [['list'], ['json']],
  use: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: browserFlags,
    },
  },
  ...(isServed ? {} : { webServer: ownServer }),
});
