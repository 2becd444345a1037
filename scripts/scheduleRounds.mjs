// What the benches of random schedules share: rounds of schedules, each in a process of its own.
import { fork } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { machine } from './measure.mjs';
import { root } from './setup.mjs';

/** Options of the command line of every such bench, for `parseArgs`. */
const roundOptions = /** @type {const} */ ({
  runs: { type: 'string', default: '100000' },
  seed: { type: 'string', default: String(Date.now() % 2_147_483_647) },
  jobs: { type: 'string', default: String(availableParallelism()) },
  play: { type: 'string' },
  worker: { type: 'boolean', default: false },
});

/** Modules that what works with the sandbox does not compile: native ones, and what brings them. */
export const nativeModules = [/^@libsql\//, /^libsql/, /^sharp/];

/**
 * @typedef {object} Bench
 * @property {string} name
 * @property {string} script address of the script of the bench, which plays each round in a process of its own
 * @property {string} entry what has `checkSchedules` and `playOne`
 * @property {RegExp[]} [external] modules that are not compiled with it
 * @property {number} roundSize schedules in a round
 * @property {string} [runs] schedules in all, unless the command line says so
 */

/**
 * A whole bench, as its command line asks for it: all rounds, one of them in a process of its own, or one
 * schedule as it was printed.
 * @param {Bench & {
 *   options: Record<string, {type: 'string', default: string}>,
 *   settingsOf: (values: Record<string, any>) => object,
 *   report: (found: any[]) => string[],
 * }} bench `options` are those it has beside every bench's, `settingsOf` what of them `checkSchedules` is given,
 *   `report` what else is said of what was found
 */
export async function runBench(bench) {
  const { script, roundSize, options, settingsOf, report } = bench;
  const ownRuns =
    bench.runs === undefined ? {} : { runs: { ...roundOptions.runs, default: bench.runs } };
  /** @type {{values: Record<string, any>}} */
  const { values } = parseArgs({ options: { ...roundOptions, ...ownRuns, ...options } });
  const [runs, seed, jobs] = [values.runs, values.seed, values.jobs].map(Number);
  if (values.worker) {
    const { checkSchedules } = await loadSchedules(bench);
    process.send?.(await checkSchedules({ runs, seed, ...settingsOf(values) }));
  } else if (values.play !== undefined) {
    await compileSchedules(bench);
    const { playOne } = await loadSchedules(bench);
    console.log(await playOne(JSON.parse(values.play)));
  } else {
    await compileSchedules(bench);
    const args = Object.keys(options).flatMap((option) => [`--${option}`, values[option]]);
    const rounds = { script: fileURLToPath(script), args, runs, seed, jobs, roundSize };
    await playRounds(rounds, report);
  }
}

/**
 * A bench of what devices and a gateway say to each other.
 * @param {Bench & {counted: string}} bench `counted` says which messages it counts
 */
export async function runMessagingBench({ counted, ...bench }) {
  await runBench({
    ...bench,
    options: {
      longest: { type: 'string', default: '24' },
      without: { type: 'string', default: '' },
    },
    settingsOf: ({ longest, without }) => ({
      longest: Number(longest),
      without: without.split(',').filter((kind) => kind !== ''),
    }),
    report: (found) => {
      const total = (of) => found.reduce((sum, one) => sum + one[of], 0);
      return [
        `messages    ${total('messages')} ${counted}`,
        `events      ${total('steps')} of virtual time`,
        `recovery    ${Math.max(...found.map((one) => one.slowest))} ms at most`,
      ];
    },
  });
}

/**
 * drizzle asks of every part of every query what it is, which costs as much as the database: here it
 * remembers what it found of each pair of classes.
 * @type {import('rolldown').Plugin}
 */
const quickQueries = {
  name: 'quick-queries',
  transform: {
    filter: { id: /drizzle-orm\/entity\.js$/ },
    handler: (code) => `${code.replace('function is(', 'function isByNames(')}
const isKnown = new WeakMap();
function is(value, type) {
  const made = value && typeof value === 'object' && Object.getPrototypeOf(value)?.constructor;
  if (typeof made !== 'function') return isByNames(value, type);
  const known = isKnown.get(type) ?? new WeakMap();
  isKnown.set(type, known);
  const answer = known.get(made) ?? isByNames(value, type);
  known.set(made, answer);
  return answer;
}`,
  },
};

/** The tests' own schedules, compiled once for all workers. @param {Bench} bench */
async function compileSchedules({ name, entry, external = [] }) {
  const { rolldown } = await import('rolldown');
  const dir = bundleOf(name);
  const build = await rolldown({
    cwd: root,
    input: { schedules: entry },
    platform: 'node',
    tsconfig: false,
    logLevel: 'silent',
    external,
    plugins: [quickQueries],
  });
  mkdirSync(dir, { recursive: true });
  await build.write({ dir, format: 'esm', entryFileNames: '[name].mjs' });
  await build.close();
}

/** @param {Bench} bench @returns {Promise<any>} what was compiled */
function loadSchedules({ name }) {
  return import(pathToFileURL(join(bundleOf(name), 'schedules.mjs')).href);
}

function bundleOf(name) {
  return join(root, '.cache', name);
}

/**
 * Plays one round in a process of its own.
 * @param {Set<import('node:child_process').ChildProcess>} workers those at work
 * @returns {Promise<any>} what it found
 */
function playRound(workers, { script, args }, share, roundSeed) {
  return new Promise((resolve, reject) => {
    const round = ['--worker', '--runs', String(share), '--seed', String(roundSeed)];
    const child = fork(script, [...round, ...args]);
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

/**
 * Plays rounds, `jobs` at a time, until all are played or one fails; prints how many hold, and the seed
 * of any that does not.
 * @param {{script: string, args: string[], runs: number, seed: number, jobs: number, roundSize: number}} rounds
 * @param {(found: any[]) => string[]} report what else is said of what was found
 */
async function playRounds(rounds, report) {
  const { runs, seed, jobs, roundSize } = rounds;
  const started = performance.now();
  const workers = new Set();
  const found = [];
  let next = 0;
  let isOver = false;
  const endAll = () => {
    isOver = true;
    for (const worker of workers) worker.kill('SIGKILL');
  };
  const secondsNow = () => (performance.now() - started) / 1_000;
  const lane = async () => {
    while (next < Math.ceil(runs / roundSize) && !isOver) {
      const round = next;
      next += 1;
      const share = Math.min(roundSize, runs - round * roundSize);
      const one = await playRound(workers, rounds, share, seed + round).catch((error) => {
        // It was ended, because another one failed.
        if (isOver) return null;
        endAll();
        throw error;
      });
      if (one === null) return;
      found.push(one);
      if (one.failure !== null) endAll();
      const held = found.reduce((sum, { runs: played }) => sum + played, 0);
      console.error(`${held} of ${runs} held, ${Math.round(secondsNow())} s`);
    }
  };
  await Promise.all(Array.from({ length: jobs }, lane));
  const held = found.reduce((sum, one) => sum + one.runs, 0);
  const failures = found.filter((one) => one.failure !== null);
  console.log(machine());
  console.log(`schedules   ${held} in ${secondsNow().toFixed(1)} s, from --seed ${seed}`);
  for (const line of report(found)) console.log(line);
  console.log(`failures    ${failures.length}`);
  for (const one of failures) console.log(`\nwith --seed ${one.seed}:\n${one.failure}`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}
