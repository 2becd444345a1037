// Frames no honest gateway sends, into an open conversation of a built site in Chromium: how many, and
// what they broke. Usage: npm run bench:frames -- [--frames 10000] [--seed 1] [--picture FILE]
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { rolldown } from 'rolldown';
import { machine } from './measure.mjs';
import { browserFlags, ensureChromium, firstAnswer, root } from './setup.mjs';

const { values } = parseArgs({
  options: {
    frames: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now() % 2_147_483_647) },
    picture: { type: 'string' },
  },
});
const total = Number(values.frames);
const seed = Number(values.seed);
const port = Number(process.env.E2E_PORT ?? 4183);
/** Frames one conversation gets; then somebody else's is opened. */
const perPage = 1_000;
/** Milliseconds an own message may take to the other side. */
const longestWait = 60_000;
const out = mkdtempSync(join(tmpdir(), 'bench-frames-'));

/** The helpers of the end-to-end tests. */
async function bundleHelpers() {
  const dir = join(root, '.cache/bench/frames');
  mkdirSync(dir, { recursive: true });
  const support = 'tests/e2e/support';
  const build = await rolldown({
    cwd: root,
    input: Object.fromEntries(
      ['chat', 'frames', 'sites', 'test'].map((name) => [name, `${support}/${name}.ts`]),
    ),
    platform: 'node',
    tsconfig: false,
    logLevel: 'silent',
    external: (id) => !id.startsWith('.') && !isAbsolute(id) && !/^tests\//.test(id),
  });
  await build.write({ dir, format: 'esm', entryFileNames: '[name].mjs' });
  await build.close();
  const load = (name) => import(pathToFileURL(join(dir, `${name}.mjs`)).href);
  const [chat, frames, sites, test] = await Promise.all(
    ['chat', 'frames', 'sites', 'test'].map(load),
  );
  return { ...chat, ...frames, ...sites, ...test };
}

/** @returns what went wrong with a page that got so many frames */
async function play(browser, helpers, { count, pageSeed }) {
  const brand = helpers.brandNamed('verbena');
  const { first, second, other } = await helpers.acquaint(brand, brand);
  const place = { selfID: first.credentials.userId, peerID: second.credentials.userId };
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const found = helpers.watch(page);
  try {
    const wire = await helpers.interpose(page);
    await helpers.openChat(page, brand, first, place.peerID);
    await helpers.throwFrames(page, wire, { place, count, seed: pageSeed });
    await helpers.write(page, brand, 'Still here.');
    await page.getByText('Still here.').filter({ visible: true }).first().waitFor();
    const has = async () => (await other.texts(`single_${place.selfID}`)).includes('Still here.');
    const end = Date.now() + longestWait;
    while (!(await has()) && Date.now() < end) await sleep(200);
    if (!(await has())) found.push({ kind: 'lost', text: 'the own message' });
    if (values.picture) await page.screenshot({ path: `${values.picture}-${pageSeed}.png` });
  } catch (error) {
    found.push({ kind: 'screen', text: String(error) });
  }
  other.leave();
  await context.close();
  // A face that is no file of the site's own.
  return found.filter(({ text }) => !/Failed to load resource.* 404 /.test(text));
}

const server = spawn(
  process.execPath,
  [
    ...['cli/bin.js', 'preview', '--build', '--json', '--no-seed', '--port', String(port)],
    ...['--data', join(out, '.data'), '--out', out, 'verbena'],
  ],
  { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
);
try {
  const helpers = await bundleHelpers();
  await firstAnswer(server);
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: browserFlags,
  });
  console.log(`${machine()}; Chromium ${browser.version()}; seed ${seed}\n`);
  let done = 0;
  let bad = 0;
  for (let turn = 0; done < total; turn += 1) {
    const count = Math.min(perPage, total - done);
    const pageSeed = seed + turn;
    const found = await play(browser, helpers, { count, pageSeed });
    for (const { kind, text } of found) console.log(`seed ${pageSeed}: ${kind}: ${text}`);
    bad += found.length;
    done += count;
  }
  await browser.close();
  console.log(`${done} frames, ${bad} faults`);
  process.exitCode = bad > 0 ? 1 : 0;
} finally {
  server.kill('SIGINT');
  rmSync(out, { recursive: true, force: true, maxRetries: 5 });
}
