// Frames no honest gateway sends, into an open conversation of a built site in Chromium: how many, and
// what they broke. Usage: npm run bench:frames -- [--frames 10000] [--seed 1] [--picture FILE]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { loadSupport, serveSite } from './benchSite.mjs';
import { machine } from './measure.mjs';
import { browserFlags, ensureChromium, firstAnswer } from './setup.mjs';

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

const server = serveSite({ brand: 'verbena', out, port });
try {
  const parts = await loadSupport('frames', ['chat', 'frames', 'sites', 'test']);
  const helpers = Object.assign({}, ...parts);
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
