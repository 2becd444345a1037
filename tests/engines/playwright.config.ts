import { defineConfig } from 'playwright/test';
import type { Engine } from './engines.ts';

/** Executables by engine, as the script that starts the suite has found them. */
const executables = JSON.parse(process.env['ENGINES'] ?? '{}') as Record<Engine, string>;

export default defineConfig<{ engine: Engine; executablePath: string }>({
  testDir: '.',
  outputDir: '../../test-results',
  // An engine at a time: drift is looked for in every frame, and an idle machine paints them all.
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 600_000,
  reporter: [['list'], ['json', { outputFile: process.env['ENGINES_REPORT'] }]],
  projects: Object.entries(executables).map(([engine, executablePath]) => ({
    name: engine,
    use: { engine: engine as Engine, executablePath },
  })),
});
