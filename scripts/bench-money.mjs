// Random schedules of everything that can go wrong with points: how many hold, and the seed of any that
// does not. Two people with three tabs, an operator and the sandbox itself; network, server and device
// fail in every way. Usage: npm run bench:money -- [--runs 100000] [--seed 1] [--jobs 2] [--steps 80]
// They are played in rounds: the seed of a round is --seed plus its number, counted from 0; --jobs
// rounds are played at a time. The first schedule that does not hold ends all.
// A schedule that failed plays again with: npm run bench:money -- --play '<what was printed>'
import { nativeModules, runBench } from './scheduleRounds.mjs';

await runBench({
  name: 'bench-money',
  script: import.meta.url,
  entry: 'tests/support/money/sandbox/checkSchedules.ts',
  external: nativeModules,
  roundSize: 500,
  options: { steps: { type: 'string', default: '80' } },
  settingsOf: ({ steps }) => ({ length: Number(steps) }),
  report: (found) =>
    Object.keys(found[0]?.tally ?? {}).map((what) => {
      const count = found.reduce((sum, { tally }) => sum + tally[what], 0);
      return `${what.padEnd(11)} ${count}`;
    }),
});
