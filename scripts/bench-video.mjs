// Videos and highlights in Chromium, on a built site with the sandbox and its drawn clips: what a person waits
// for on slow 4G (1.6 Mb/s, 150 ms) with a 4 × slower CPU, 390 × 844, and what two hundred swipes leave behind.
// Its usage: npm run bench:video -- --help
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser } from './bareBrowser.mjs';
import { loadSupport, serveSite } from './benchSite.mjs';
import { weighVideoRoutes } from './lazyParts.mjs';
import { machine, median } from './measure.mjs';
import { measureVisit } from './phone.mjs';
import { firstAnswer } from './setup.mjs';
import { openTlsFront } from './tlsFront.mjs';
import { fillContent } from './videoContent.mjs';
import { timed } from './videoFigures.mjs';
import { swiped } from './videoSwipes.mjs';

const figures = { ...timed, ...swiped, pages: measurePages, weight: weighRoutes };
const usage = `Usage: npm run bench:video -- [--only ${Object.keys(figures).join(',')}]
  [--runs 3] [--swipes 200] [--port 4195] [brand]
The brand has videos and highlights; chaojian unless another is named.

  npm run bench:video                                  everything: about ten minutes
  npm run bench:video -- --only swipe-ready,swipe-cold
  npm run bench:video -- --only pages --runs 5 verbena`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: Object.keys(figures).join(',') },
    runs: { type: 'string', default: '3' },
    swipes: { type: 'string', default: '200' },
    port: { type: 'string', default: '4195' },
    help: { type: 'boolean', short: 'h' },
  },
});
if (values.help) {
  console.log(usage);
  process.exit();
}
const chosen = values.only.split(',');
const unknown = chosen.filter((name) => !(name in figures));
if (unknown.length > 0) throw new Error(`There is no figure "${unknown.join('", "')}".\n${usage}`);
const [id = 'chaojian'] = positionals;
const port = Number(values.port);
// Where the helpers of the tests find the backend.
process.env['E2E_PORT'] = values.port;
const out = mkdtempSync(join(tmpdir(), 'bench-video-'));
const server = serveSite({ brand: id, out, port, isSeeded: true });

let browser;
let front;
try {
  await firstAnswer(server);
  front = await openTlsFront(port);
  browser = await openBrowser(['--ignore-certificate-errors']);
  const { product, userAgent } = await browser.send('Browser.getVersion');
  const [{ signUpElsewhere }, { newPerson }, { brandNamed }] = await loadSupport('video', [
    ...['api', 'person', 'sites'],
  ]);
  const brand = brandNamed(id);
  const swipes = Number(values.swipes);
  const bench = {
    browser,
    site: { url: `https://${id}.localhost:${front.port}`, userAgent },
    language: brand.locale,
    content: await fillContent(join(out, '.data'), id, swipes + 10),
    runs: Number(values.runs),
    swipes,
    say: (what, figure, goal, all = []) =>
      console.log(`| ${what} | ${figure} | ${goal} | ${all.map(Math.round).join(' ')} |`),
  };
  console.log(`${id}; ${machine()}; ${product}\n`);
  console.log('| what | median | goal | all |');
  console.log('|---|---|---|---|');
  for (const name of chosen) {
    // Views of a person are counted: each figure has one of its own.
    const who = await signUpElsewhere(brand, newPerson());
    await figures[name]({ ...bench, who });
  }
} finally {
  await browser?.close();
  front?.close();
  server.kill('SIGINT');
  rmSync(out, { recursive: true, force: true, maxRetries: 5 });
}

/** Discover and live by link, as somebody who was never here. */
async function measurePages({ runs, browser, site, language, say }) {
  const pages = { discover: '/pages/tabBar/find', live: '/pages/tabBar/love' };
  for (const [page, path] of Object.entries(pages)) {
    const visits = [];
    for (let run = 0; run < runs; run += 1)
      visits.push(await measureVisit(browser, site, { path, language }));
    const of = (key) => visits.map((visit) => visit[key]);
    say(
      `${page} by link, visitor: LCP`,
      `${Math.round(median(of('lcp')))} ms`,
      '≤ 1.0 s',
      of('lcp'),
    );
    say(`${page} by link, visitor: FCP`, `${Math.round(median(of('fcp')))} ms`, '–', of('fcp'));
    say(`${page} by link, visitor: layout shift`, median(of('cls')).toFixed(3), '≤ 0.02');
  }
}

async function weighRoutes({ say }) {
  for (const { part, bytes, files } of weighVideoRoutes(join(out, id)))
    say(
      `JavaScript of ${part}, ${files} files`,
      `${(bytes / 1024).toFixed(1)} KiB brotli`,
      '≤ 25 KiB',
    );
}
