// Random schedules of everything that can go wrong with messages: how many hold, and the seed of any
// that does not. Usage: npm run bench:schedules -- [--runs 100000] [--seed 1] [--jobs 2] [--longest 24] [--without burn,freeze]
// They are played in rounds: the seed of a round is --seed plus its number, counted from 0; --jobs
// rounds are played at a time. The first schedule that does not hold ends all.
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
/** Schedules of one round. Each has a process of its own: the runtime keeps some 190 KB of every world. */
const roundSize = 2_500;
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

/**
 * Plays one round in a process of its own.
 * @param {Set<import('node:child_process').ChildProcess>} workers those at work
 * @returns {Promise<any>} what it found
 */
function playRound(workers, share, roundSeed) {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), [
      ...['--worker', '--runs', String(share), '--seed', String(roundSeed)],
      ...['--longest', String(longest), '--without', values.without],
    ]);
    workers.add(child);
    /** @type {any} */
    let found = null;
    child.on('message', (message) => {
      found = message;
    });
    // After the last message, unlike `exit`.
    child.on('close', (code, signal) => {
      workers.delete(child);
      if (found) resolve({ ...found, seed: roundSeed });
      else
        reject(new Error(`The worker of --seed ${roundSeed} died (${signal ?? `code ${code}`}).`));
    });
  });
}

/** Plays rounds, `jobs` at a time, until all are played or one fails. @returns what each ended one found */
async function playRounds(started) {
  const rounds = Math.ceil(runs / roundSize);
  const workers = new Set();
  const found = [];
  let next = 0;
  let isOver = false;
  const endAll = () => {
    isOver = true;
    for (const worker of workers) worker.kill('SIGKILL');
  };
  const lane = async () => {
    while (next < rounds && !isOver) {
      const round = next;
      next += 1;
      const share = Math.min(roundSize, runs - round * roundSize);
      const one = await playRound(workers, share, seed + round).catch((error) => {
        // It was ended, because another one failed.
        if (isOver) return null;
        endAll();
        throw error;
      });
      if (one === null) return;
      found.push(one);
      if (one.failure !== null) endAll();
      const held = found.reduce((sum, { runs: played }) => sum + played, 0);
      const seconds = Math.round((performance.now() - started) / 1_000);
      console.error(`${held} of ${runs} held, ${seconds} s`);
    }
  };
  await Promise.all(Array.from({ length: jobs }, lane));
  return found;
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
  const found = await playRounds(started);
  const seconds = (performance.now() - started) / 1_000;
  const total = (name) => found.reduce((sum, one) => sum + one[name], 0);
  console.log(machine());
  console.log(`schedules   ${total('runs')} in ${seconds.toFixed(1)} s`);
  console.log(`messages    ${total('messages')} taken by the server`);
  console.log(`events      ${total('steps')} of virtual time`);
  console.log(`recovery    ${Math.max(...found.map((one) => one.slowest))} ms at most`);
  const failures = found.filter((one) => one.failure !== null);
  console.log(`failures    ${failures.length}`);
  for (const one of failures) console.log(`\nwith --seed ${one.seed}:\n${one.failure}`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

if (values.worker) await work();
else await (values.play === undefined ? main() : play(values.play));
