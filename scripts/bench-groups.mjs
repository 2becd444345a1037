// Random schedules of everything that can go wrong in groups: four people on four devices and the sandbox's
// own gateway, who come, go, lead, mute, apply, write and lose their connections. How many hold, and the seed
// of any that does not. Usage: npm run bench:groups -- [--runs 20000] [--seed 1] [--jobs 2] [--longest 24]
// [--without mute,lose]
// They are played in rounds: the seed of a round is --seed plus its number, counted from 0; --jobs
// rounds are played at a time. The first schedule that does not hold ends all.
// A schedule that failed plays again with: npm run bench:groups -- --play '<what was printed>'
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
    runs: { type: 'string', default: '20000' },
    longest: { type: 'string', default: '24' },
    without: { type: 'string', default: '' },
  },
});
const name = 'bench-groups';
const bench = {
  name,
  entry: 'tests/support/messaging/groups/checkGroups.ts',
  // Native modules, and what brings them.
  external: [/^@libsql\//, /^libsql/, /^sharp/],
};
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
  await playRounds({ script, args, runs, seed, jobs, roundSize: 250 }, (found) => {
    const total = (of) => found.reduce((sum, one) => sum + one[of], 0);
    return [
      `messages    ${total('messages')} kept by a device`,
      `events      ${total('steps')} of virtual time`,
      `recovery    ${Math.max(...found.map((one) => one.slowest))} ms at most`,
    ];
  });
}
