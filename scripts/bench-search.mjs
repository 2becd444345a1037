// Measures how long a search through the device's messages takes in Chromium, also with a 4 × slower
// CPU. Half of the messages are in one conversation, the others in conversations of 100.
// Usage: npm run bench:search -- [--messages 100000] [--runs 3]
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { rolldown } from 'rolldown';
import { machine, median } from './measure.mjs';
import { slowDown } from './messagingDevice.mjs';
import { browserFlags, ensureChromium, root } from './setup.mjs';

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '100000' },
    runs: { type: 'string', default: '3' },
  },
});
const site = 'http://search.localhost/';
const name = 'messages-bench';

/** @returns {Promise<string>} what looks through the store, as a script that makes `search` */
async function bundle() {
  const build = await rolldown({
    cwd: root,
    input: 'tests/support/messaging/benchSearchEntry.ts',
    tsconfig: false,
    logLevel: 'silent',
  });
  const { output } = await build.generate({ format: 'iife', name: 'search' });
  await build.close();
  return output[0].code;
}

/** An empty page with the script: nothing else wants the store or the processor. */
async function openPage(browser) {
  const page = await browser.newPage();
  await page.route(site, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto(site);
  await page.addScriptTag({ content: await bundle() });
  return page;
}

const ms = (figures) => (figures.includes(null) ? '–' : `${Math.round(median(figures))} ms`);

/** What is looked for: a bound for each conversation, as a search in all has, or none. */
const searches = [
  { what: 'frequent word, 50 of each conversation', word: 'frequent', limit: 50 },
  { what: 'frequent word, all', word: 'frequent', limit: Number.MAX_SAFE_INTEGER },
  { what: 'rare word, in the last place', word: 'rare', limit: 50 },
  { what: 'no such word', word: 'absent', limit: 50 },
];

/** Prints a row of figures for each search. */
async function measureSearches(page, slowdown) {
  const session = await slowDown(page, slowdown);
  for (const { what, word, limit } of searches) {
    const times = [];
    for (let run = 0; run < Number(values.runs); run += 1)
      times.push(
        await page.evaluate(
          ([name, word, limit]) =>
            globalThis.search.timeSearch(name, globalThis.search[word], limit),
          [name, word, limit],
        ),
      );
    const longest = Math.max(...times.map((one) => one.longest));
    const figures = [
      ms(times.map(({ first }) => first)),
      ms(times.map(({ end }) => end)),
      longest === 0 ? 'none over 50 ms' : `${Math.round(longest)} ms`,
    ];
    console.log(`| ${what} | ${slowdown} × | ${times[0].found} | ${figures.join(' | ')} |`);
  }
  await session.detach();
}

const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: browserFlags,
});
try {
  const page = await openPage(browser);
  await page.evaluate(
    ([name, count]) => globalThis.search.fill(name, count),
    [name, Number(values.messages)],
  );
  console.log(`${values.messages} messages; ${machine()}; Chromium ${browser.version()}\n`);
  console.log('| what | CPU slower | found | first | end | longest task |');
  console.log('|---|---|---|---|---|---|');
  for (const slowdown of [1, 4]) await measureSearches(page, slowdown);
} finally {
  await browser.close();
}
