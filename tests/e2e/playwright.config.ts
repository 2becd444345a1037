import { chromium } from 'playwright';
import { defineConfig } from 'playwright/test';
import { browserFlags, findTestBrowser } from '../../scripts/setup.mjs';
import type { DeviceOptions } from './support/device.ts';
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

/** Who looks on wants no motion: nothing is waited for until it has slid or faded. */
const quick = { contextOptions: { reducedMotion: 'reduce' as const } };

export default defineConfig<DeviceOptions>({
  projects: [
    // What every brand must hold, for the brands of the plan.
    { name: 'journeys', testDir: 'journeys', use: plan.shared ? quick : { ownDevices: true } },
    // What the app must hold, once each, on brands of `brands/`.
    {
      name: 'app',
      testDir: '.',
      testIgnore: ['e2e/journeys/**', '**/*.deep.spec.ts'],
      use: quick,
    },
    // Habits of a person, in a browser that translates the page.
    {
      name: 'translated',
      testDir: '.',
      testMatch: '{account,chatList,exchange,messaging,points,session}.spec.ts',
      use: { ...quick, translator: { way: 'replace', delay: 30 } },
    },
    // What waits out a silence or a limit, or plays many cases; as on a new phone, which installs the app.
    {
      name: 'deep',
      testDir: '.',
      testMatch: '**/*.deep.spec.ts',
      use: { ownDevices: true, serviceWorkers: 'allow' },
    },
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
    // Installing the app fetches all of it: tests of what needs that allow it by name.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: browserFlags,
    },
  },
  ...(isServed ? {} : { webServer: ownServer }),
});
