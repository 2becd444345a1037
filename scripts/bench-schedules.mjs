// Random schedules of everything that can go wrong with messages: how many hold, and the seed of any
// that does not. Usage: npm run bench:schedules -- [--runs 100000] [--seed 1] [--jobs 2] [--longest 24] [--without burn,freeze]
// They are played in rounds: the seed of a round is --seed plus its number, counted from 0; --jobs
// rounds are played at a time. The first schedule that does not hold ends all.
// A schedule that failed plays again with: npm run bench:schedules -- --play '<what was printed>'
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
  options: {
    ...roundOptions,
    longest: { type: 'string', default: '24' },
    without: { type: 'string', default: '' },
  },
});
const name = 'bench-schedules';
const bench = { name, entry: 'tests/support/messaging/benchEntry.ts' };
const [runs, seed, jobs, longest] = [values.runs, values.seed, values.jobs, values.longest].map(
  Number,
);
const without = values.without.split(',').filter((kind) => kind !== '');

if (values.worker) {
  const { checkSchedules } = await loadSchedules(name);
  process.send?.(await checkSchedules({ runs, seed, longest, without }));
} else if (values.play !== undefined) {
  await playPrinted(bench, String(values.play));
} else {
  await compileSchedules(bench);
  const script = fileURLToPath(import.meta.url);
  const args = ['--longest', String(longest), '--without', values.without];
  // The runtime keeps some 190 KB of every world, so that a process plays no more than this.
  await playRounds({ script, args, runs, seed, jobs, roundSize: 2_500 }, (found) => {
    const total = (of) => found.reduce((sum, one) => sum + one[of], 0);
    return [
      `messages    ${total('messages')} taken by the server`,
      `events      ${total('steps')} of virtual time`,
      `recovery    ${Math.max(...found.map((one) => one.slowest))} ms at most`,
    ];
  });
}
