import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { appConfig } from './cli/compile/appConfig.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const { plugins = [] } = appConfig(root, 'run');

/** Long proofs: thousands of random schedules and inputs, and what waits or takes long by itself. */
const deepTests = '**/*.deep.test.{ts,tsx}';

/** Tests that name a document as their environment: those of screens. */
const documentTests = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => join('app', file))
  .filter((file) => readFileSync(join(root, file), 'utf8').startsWith('// @vitest-environment'));

/**
 * What starts processes takes longest, whatever the size of its file: at the end it would leave a core idle.
 * Files of one project stay together, for each change of project loads the modules anew.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const longest = ['/tests/build/', '/tests/cli/', '/tests/'];
    const order = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex((folder) => moduleId.includes(folder));
      return place < 0 ? longest.length : place;
    };
    return sorted.sort((one, other) => order(one) - order(other));
  }
}

/** Unit tests; the app's own build is configured in `cli/compile`. */
export default defineConfig({
  plugins,
  test: {
    environment: 'node',
    env: { TZ: 'UTC', FORCE_COLOR: '0', NO_COLOR: '1' },
    // The default leaves one core idle, which on two cores doubles the time.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    setupFiles: [
      'tests/support/sameInputs.ts',
      'tests/support/pageLocks.ts',
      '@vanilla-extract/css/disableRuntimeStyles',
    ],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What a published client still says once its test is over would count as an error of the run.
    disableConsoleIntercept: true,
    // What was made of a source is kept for all projects, and for the next run.
    experimental: { fsModuleCache: true, fsModuleCachePath: join(root, '.cache/vitest') },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{app,cli,sandbox,scripts}/**/*.test.{ts,tsx}'],
          exclude: [deepTests, ...documentTests],
          // To load the modules anew for each file takes longer than its tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: documentTests,
          exclude: [deepTests],
          isolate: false,
          setupFiles: ['tests/support/freshPage.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: ['tests/{architecture,cli,build,contract,gateway,messaging,money}/**/*.test.ts'],
          exclude: [deepTests],
          isolate: false,
          hookTimeout: 240_000,
          testTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'deep',
          include: ['{app,cli,sandbox,tests}/**/*.deep.test.{ts,tsx}'],
          hookTimeout: 240_000,
          testTimeout: 240_000,
        },
      },
    ],
  },
});
