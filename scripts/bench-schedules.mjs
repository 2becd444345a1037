// Random schedules of everything that can go wrong with messages: how many hold, and the seed of any
// that does not. Usage: npm run bench:schedules -- [--runs 100000] [--seed 1] [--jobs 2] [--longest 24] [--without burn,freeze]
// A schedule that failed plays again with: npm run bench:schedules -- --play '<what was printed>'
import { fork } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { machine } from './measure.mjs';
import { root } from './setup.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now() % 2_147_483_647) },
    jobs: { type: 'string', default: String(availableParallelism()) },
    longest: { type: 'string', default: '24' },
    without: { type: 'string', default: '' },
    play: { type: 'string' },
    worker: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
const seed = Number(values.seed);
const jobs = Number(values.jobs);
const longest = Number(values.longest);
const without = values.without.split(',').filter((kind) => kind !== '');
const bundle = join(root, '.cache/bench-schedules');

/** The tests' own schedules, compiled once for all workers. */
async function compile() {
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    cwd: root,
    input: { schedules: 'tests/support/messaging/benchEntry.ts' },
    platform: 'node',
    tsconfig: false,
    logLevel: 'silent',
  });
  mkdirSync(bundle, { recursive: true });
  await build.write({ dir: bundle, format: 'esm', entryFileNames: '[name].mjs' });
  await build.close();
}

/** @returns what one worker found */
function startWorker(share, workerSeed) {
  return new Promise((resolve, reject) => {
    const args = ['--worker', '--runs', String(share), '--seed', String(workerSeed)];
    const child = fork(fileURLToPath(import.meta.url), [
      ...args,
      ...['--longest', String(longest), '--without', values.without],
    ]);
    /** @type {any} */
    let found = null;
    child.on('message', (message) => {
      found = message;
    });
    child.on('exit', () => (found ? resolve(found) : reject(new Error('A worker died.'))));
  });
}

const load = () => import(pathToFileURL(join(bundle, 'schedules.mjs')).href);

async function work() {
  const { checkSchedules } = await load();
  process.send?.(await checkSchedules({ runs, seed, longest, without }));
}

/** @param {string} schedule */
async function play(schedule) {
  await compile();
  const { playOne } = await load();
  console.log(await playOne(JSON.parse(schedule)));
}

async function main() {
  await compile();
  const started = performance.now();
  const shares = Array.from({ length: jobs }, (_, index) =>
    startWorker(Math.ceil(runs / jobs), seed + index),
  );
  const found = await Promise.all(shares);
  const seconds = (performance.now() - started) / 1_000;
  const total = (name) => found.reduce((sum, one) => sum + one[name], 0);
  console.log(machine());
  console.log(`schedules   ${total('runs')} in ${seconds.toFixed(1)} s`);
  console.log(`messages    ${total('messages')} taken by the server`);
  console.log(`events      ${total('steps')} of virtual time`);
  console.log(`recovery    ${Math.max(...found.map((one) => one.slowest))} ms at most`);
  const failures = found.filter((one) => one.failure !== null);
  console.log(`failures    ${failures.length}`);
  for (const { failure } of failures) console.log(`\n${failure}`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

if (values.worker) await work();
else await (values.play === undefined ? main() : play(values.play));
