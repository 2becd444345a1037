// Visits as a phone makes them: slow 4G (1.6 Mb/s, 150 ms), TLS and HTTP/2, 4× CPU, 390 × 844, median of 5.
// Usage: npm run bench:load -- [--runs 5] [brand …]
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser } from './bareBrowser.mjs';
import { loadSupport, serveSite } from './benchSite.mjs';
import { machine, median } from './measure.mjs';
import { measureVisit } from './phone.mjs';
import { firstAnswer } from './setup.mjs';
import { openTlsFront } from './tlsFront.mjs';

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, port: { type: 'string', default: '4193' } },
  allowPositionals: true,
});
const port = Number(values.port);
// Where the helpers of the tests find the backend.
process.env['E2E_PORT'] = values.port;
const out = mkdtempSync(join(tmpdir(), 'bench-load-'));
const wanted = positionals.length > 0 ? positionals : ['clatter'];
const server = serveSite({ brand: wanted, out, port });

let browser;
let front;
try {
  await firstAnswer(server);
  front = await openTlsFront(port);
  browser = await openBrowser(['--ignore-certificate-errors']);
  const { product, userAgent } = await browser.send('Browser.getVersion');
  console.log(`${machine()}; ${product}\n`);
  console.log('| brand | visit | FCP | LCP | usable | TBT | CLS | HTML | JS | CSS | other |');
  console.log('|---|---|---|---|---|---|---|---|---|---|---|');
  const [{ acquaint }, { brandNamed }] = await loadSupport('load', ['chat', 'sites']);
  for (const id of wanted) {
    const brand = brandNamed(id);
    const { first, other } = await acquaint(brand, brand);
    // Its connection would keep the bench from ending.
    other.leave();
    const site = { url: `https://${id}.localhost:${front.port}`, userAgent };
    for (const visit of visitsOf(readData(id), first)) {
      const runs = [];
      for (let run = 0; run < Number(values.runs); run += 1) {
        runs.push(await measureVisit(browser, site, visit));
      }
      console.log(row(id, visit.what, runs));
    }
  }
} finally {
  await browser?.close();
  front?.close();
  server.kill('SIGINT');
  rmSync(out, { recursive: true, force: true, maxRetries: 5 });
}

/** What the page of a built site knows of its brand, with the paths of its tabs. */
function readData(id) {
  const page = readFileSync(join(out, id, 'index.html'), 'utf8');
  const block = (name) =>
    JSON.parse(new RegExp(`id="${name}">(.*?)</script>`, 's').exec(page)?.[1] ?? '{}');
  return { ...block('frames'), lang: /<html lang="([^"]+)"/.exec(page)?.[1] ?? 'en-US' };
}

/** A visitor speaks the brand's own language where nothing else is said. */
function visitsOf({ tabs, lang, locale, locales }, who) {
  const other = locales.find((one) => one !== locale);
  const tabPages = tabs.filter((path) => path !== '/');
  return [
    { what: 'first page', path: '/', language: lang },
    ...tabPages.map((path) => ({ what: path, path, language: lang })),
    { what: 'deep link', path: '/pages/common/about', language: lang },
    ...(other ? [{ what: `first page, reads ${other}`, path: '/', language: other }] : []),
    { what: 'second visit, logged in', path: '/', language: lang, who },
  ];
}

function row(id, what, runs) {
  const middle = (key) => median(runs.map((one) => one[key]));
  const time = (key) => `${Math.round(middle(key))} ms`;
  const size = (key) => `${(middle(key) / 1024).toFixed(1)} KiB`;
  const sizes = ['document', 'script', 'stylesheet', 'other'].map(size);
  const cls = middle('cls').toFixed(3);
  return `| ${[id, what, time('fcp'), time('lcp'), time('usable'), time('tbt'), cls, ...sizes].join(' | ')} |`;
}
