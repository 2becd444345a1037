// Random schedules of everything that can go wrong with points: how many hold, and the seed of any that
// does not. Two people with three tabs, an operator and the sandbox itself; network, server and device
// fail in every way. Usage: npm run bench:money -- [--runs 100000] [--seed 1] [--jobs 2] [--steps 80]
// They are played in rounds: the seed of a round is --seed plus its number, counted from 0; --jobs
// rounds are played at a time. The first schedule that does not hold ends all.
// A schedule that failed plays again with: npm run bench:money -- --play '<what was printed>'
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  compileSchedules,
  loadSchedules,
  playPrinted,
  playRounds,
  roundOptions,
} from './scheduleRounds.mjs';

const { values } = parseArgs({
  options: { ...roundOptions, steps: { type: 'string', default: '80' } },
});
const name = 'bench-money';
const bench = {
  name,
  entry: 'tests/support/money/sandbox/checkSchedules.ts',
  // Native modules, and what brings them.
  external: [/^@libsql\//, /^libsql/, /^sharp/],
};
const [runs, seed, jobs, length] = [values.runs, values.seed, values.jobs, values.steps].map(
  Number,
);

if (values.worker) {
  const { checkSchedules } = await loadSchedules(name);
  process.send?.(await checkSchedules({ runs, seed, length }));
} else if (values.play !== undefined) {
  await playPrinted(bench, String(values.play));
} else {
  await compileSchedules(bench);
  const script = fileURLToPath(import.meta.url);
  const args = ['--steps', String(length)];
  await playRounds({ script, args, runs, seed, jobs, roundSize: 500 }, (found) =>
    Object.keys(found[0]?.tally ?? {}).map((what) => {
      const count = found.reduce((sum, { tally }) => sum + tally[what], 0);
      return `${what.padEnd(11)} ${count}`;
    }),
  );
}
