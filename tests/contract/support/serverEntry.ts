import { listenSandbox } from '../../../sandbox/listen.ts';
import { openSandbox } from '../../../sandbox/sandbox.ts';
import { testBrands } from '../../../sandbox/testing/testBrands.data.ts';

/** What the process is started with, as JSON. */
export type ServerStart = { root: string; dataDir: string; now: number };

/** What it says to who started it. */
export type ServerWord = { port: number } | { now: number } | { failure: string };

// A server in a process of its own, with a clock that stands where it is put.
const { root, dataDir, now }: ServerStart = JSON.parse(process.argv[2] ?? '');
const say = (word: ServerWord) => process.send?.(word);
const clock = { now };
const sandbox = await openSandbox({
  ...{ root, dataDir, brands: testBrands, clock: () => clock.now },
  ...{ hasRateLimits: false, passwordCost: 16 },
  log: ({ call, failure }) => {
    if (failure) say({ failure: `${call}: ${failure}` });
  },
  announce: () => undefined,
});
const { port, close } = await listenSandbox(sandbox, 0);
process.on('message', (moment: number) => {
  clock.now = moment;
  say({ now: moment });
});
process.on('disconnect', async () => {
  await close();
  await sandbox.close();
});
say({ port });
