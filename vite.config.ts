import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { appConfig } from './cli/compile/appConfig.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const { plugins = [] } = appConfig(root);

/** Unit tests; the app's own build is configured in `cli/compile`. */
export default defineConfig({
  plugins,
  test: {
    environment: 'node',
    env: { TZ: 'UTC', FORCE_COLOR: '0', NO_COLOR: '1' },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{app,cli,sandbox,scripts}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: [
            'tests/{architecture,cli,build,brands,contract,gateway,messaging}/**/*.test.ts',
          ],
          hookTimeout: 240_000,
          testTimeout: 240_000,
        },
      },
    ],
  },
});
