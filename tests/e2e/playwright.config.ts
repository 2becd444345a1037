import { chromium } from 'playwright';
import { defineConfig } from 'playwright/test';
import { browserFlags, findChromium } from '../../scripts/setup.mjs';

/** Own port and own output folder, so that neither a running preview nor another run is in the way. */
export const port = Number(process.env['E2E_PORT'] ?? 4183);

const executablePath = findChromium(chromium.executablePath());

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
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
  webServer: {
    command: `node ../../cli/bin.js preview --build --reset --no-seed --out ../../.cache/e2e-sites --port ${port}`,
    url: `http://localhost:${port}/`,
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGINT', timeout: 5_000 },
  },
});
