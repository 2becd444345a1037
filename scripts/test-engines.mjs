// `npm run test:engines [-- webkit firefox chromium]`: two built brands, with the sandbox and its demo world, in three engines.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveSite } from './benchSite.mjs';
import { engineSummary, engineTable } from './engineSummary.mjs';
import { readReport } from './runners.mjs';
import {
  commandPath,
  ensureDependencies,
  fail,
  findChromium,
  firstAnswer,
  root,
  run,
} from './setup.mjs';

/** A free one: other runs may go on beside it. */
const port = 0;
/** One with highlights, and one with videos. */
const brand = ['clatter', 'verbena'];

ensureDependencies();
const { chromium } = await import('playwright');

/** @param {string[]} names of programs, the wanted one first */
const program =
  (...names) =>
  () =>
    names.map(commandPath).find(Boolean);

/** @param {string} name of a library, with stars for what differs by machine */
const library = (name) => () => {
  const listed = spawnSync('sh', ['-c', `ls /usr/lib/${name} /usr/lib/*/${name}`]);
  return String(listed.stdout).split('\n')[0];
};

/** What each engine needs, what is started first, with the package of Debian that brings it. */
const needs = {
  webkit: [
    { name: 'WebKitWebDriver', debian: 'webkit2gtk-driver', find: program('WebKitWebDriver') },
    { name: 'Xvfb', debian: 'xvfb', find: program('Xvfb') },
    {
      name: 'a decoder of H.264 and AAC',
      debian: 'gstreamer1.0-libav',
      find: library('gstreamer-1.0/libgstlibav.so'),
    },
  ],
  firefox: [
    { name: 'Firefox', debian: 'firefox-esr', find: program('firefox-esr', 'firefox') },
    {
      name: 'a decoder of H.264 and AAC',
      debian: 'ffmpeg',
      find: library('libavcodec.so.*'),
    },
  ],
  chromium: [
    {
      name: 'Chromium',
      debian: 'chromium',
      find: () => findChromium(chromium.executablePath()),
    },
  ],
};

/** @returns {[engine: string, executable: string]} ends the run where something is missing */
function executableOf(engine) {
  const [first] = needs[engine].map(
    ({ name, debian, find }) =>
      find() ||
      fail(`To test ${engine}, ${name} is needed: install it with apt-get install ${debian}.`),
  );
  return [engine, first];
}

const asked = process.argv.slice(2);
const unknown = asked.find((engine) => !Object.hasOwn(needs, engine));
if (unknown !== undefined) {
  console.error(`There is no engine ${unknown}. Name some of ${Object.keys(needs).join(', ')}.`);
  process.exit(2);
}
const engines = Object.keys(needs).filter((one) => asked.length === 0 || asked.includes(one));
const executables = Object.fromEntries(engines.map(executableOf));

const out = mkdtempSync(join(tmpdir(), 'engines-'));
const server = serveSite({ brand, out, port, isSeeded: true });
const isClosed = once(server, 'exit');
try {
  const { sites } = await firstAnswer(server);
  const [plan, report] = [join(out, 'plan.json'), join(out, 'report.json')];
  const planned = sites.map(({ id, url }) => ({
    ...{ id, origin: url.replace(/\/$/, ''), folder: join(out, id) },
    backend: 'sandbox',
  }));
  writeFileSync(plan, JSON.stringify({ brandsDir: join(root, 'brands'), jobs: 1, sites: planned }));
  const config = 'tests/engines/playwright.config.ts';
  const code = run('node_modules/.bin/playwright', ['test', '-c', config], {
    BRAND_TEST_PLAN: plan,
    ENGINES: JSON.stringify(executables),
    ENGINES_REPORT: report,
  });
  const rows = engineSummary(readReport(report), engines);
  server.kill('SIGINT');
  await isClosed;
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  // A runner that fails without a failed test counts as one failure.
  const failed = sum('failed') || (code === 0 ? 0 : 1);
  console.log(`${engineTable(rows)}\n${sum('passed')} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  server.kill('SIGINT');
  rmSync(out, { recursive: true, force: true });
}
