// What becomes of a message whose page ends in the task of the key that sends it, in Chromium against
// the sandbox. Usage: npm run bench:closing -- [--rounds 200]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { loadSupport, serveSite } from './benchSite.mjs';
import { closingOf, playRounds, watchKeys } from './closingRounds.mjs';
import { machine } from './measure.mjs';
import { browserFlags, ensureChromium, firstAnswer } from './setup.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    port: { type: 'string', default: '4183' },
  },
});
const rounds = Number(values.rounds);
const port = Number(values.port);
process.env['E2E_PORT'] = String(port);
const out = mkdtempSync(join(tmpdir(), 'bench-closing-'));

const server = serveSite({ brand: 'verbena', out, port });
let isWell = true;

try {
  const [chat, sites] = await loadSupport('closing', ['chat', 'sites']);
  const helpers = { chat, sites };
  await firstAnswer(server);
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: browserFlags,
  });
  console.log(`${machine()}; Chromium ${browser.version()}\n`);
  console.log('| the page ends with the key | sent | lost | doubled | misordered |');
  console.log('|---|---|---|---|---|');
  await measure(browser, helpers, 'reload', 'it reloads', rounds);
  await measure(browser, helpers, 'close', 'its tab closes', rounds);
  await measure(browser, helpers, 'hand-over', 'two tabs send, the leading one closes', rounds / 2);
  await browser.close();
} finally {
  server.kill('SIGINT');
  rmSync(out, { recursive: true, force: true, maxRetries: 5 });
}
process.exitCode = isWell ? 0 : 1;

async function measure(browser, { chat, sites }, way, words, count) {
  const brand = sites.brandNamed('verbena');
  const { first, second, other } = await chat.acquaint(brand, brand);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await watchKeys(context);
  await chat.openChat(page, brand, first, second.credentials.userId);
  const start = { page, fieldOf: (one) => chat.field(one, brand) };
  const left = await playRounds(start, way, count);
  const conversationID = `single_${first.credentials.userId}`;
  const found = await closingOf(left, () => other.texts(conversationID, 1_000));
  const { sent, lost, doubled, misordered } = found;
  const faults = [lost, doubled, misordered];
  if (faults.some((texts) => texts.length > 0)) isWell = false;
  console.log(`| ${words} | ${sent} | ${faults.map(({ length }) => length).join(' | ')} |`);
  for (const texts of faults) if (texts.length > 0) console.error(texts.join(', '));
  other.leave();
  await context.close();
}
