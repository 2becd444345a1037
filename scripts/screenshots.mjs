// Makes the picture in the README: every brand side by side, its login page in light and its messenger in dark.
// Usage: npm run screenshots
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { browserFlags, ensureChromium, firstAnswer, root } from './setup.mjs';

// Anything else is refused before a picture is taken.
const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } });
if (values.help) {
  console.log('Usage: npm run screenshots\nTakes the pictures of the README anew, of every brand.');
  process.exit();
}

const width = 390;
const height = 760;
const gap = 24;
const port = 4194;
/** Least deviation of a channel, 0–255, of a screen that shows something; an empty one has about 0. */
const leastDeviation = 6;
/** Files of the fonts under this path are the program's own. */
const fontPath = '/screenshots/fonts';
const fonts = ['noto-sans', 'noto-sans-sc', 'noto-sans-tc'];

/** @typedef {{ id: string, url: string }} Site */
/** @typedef {import('playwright').Page} Page */

/** The brand's own language, which it is shown in. */
function localeOf(/** @type {string} */ id) {
  return JSON.parse(readFileSync(join(root, 'brands', id, 'brand.json'), 'utf8')).locale;
}

/** Fonts for every script, so that the picture does not depend on those of the machine. */
function fontStyle(/** @type {string} */ locale) {
  const faces = fonts.map((name) =>
    readFileSync(fontFile(`${name}/index.css`), 'utf8').replaceAll(
      'url(./files/',
      `url(${fontPath}/${name}/files/`,
    ),
  );
  const han = locale === 'zh-HANT' ? 'Noto Sans TC Variable' : 'Noto Sans SC Variable';
  const stack = `"Noto Sans Variable", "${han}", sans-serif`;
  return `${faces.join('')}:root, :root:lang(zh-Hant) { --font-text: ${stack} !important; }
:root:not([data-brand="verbena"]) { --font-heading: ${stack} !important; }`;
}

function fontFile(/** @type {string} */ path) {
  return join(root, 'node_modules/@fontsource-variable', path);
}

/** Resolves once the demo people are there and have said everything. */
async function seeded() {
  for (let [known, still] = [0, 0]; still < 4; ) {
    await new Promise((done) => setTimeout(done, 1_000));
    const { messages } = (await overview()).messaging;
    still = messages > 0 && messages === known ? still + 1 : 0;
    known = messages;
  }
}

/** @returns what the overview of the sandbox shows. */
function overview() {
  // A connection of its own: one kept from before may be closed just when it is used again.
  const options = { port, path: '/sandbox', agent: false, headers: { accept: 'application/json' } };
  return new Promise((done, refuse) => {
    get(options, (answer) => done(json(answer))).on('error', refuse);
  });
}

/** The brand whose login asks for the characters of a picture. */
const picturedBrand = 'quedu';

/** @returns the characters of the login picture drawn last. */
async function pictureAnswer() {
  const { captchas } = await overview();
  return captchas.find((/** @type {{ scene: string }} */ one) => one.scene === 'login').answer;
}

/** Logs in as the demo person of a brand, by the form that is open. */
async function logIn(/** @type {Page} */ page, /** @type {string} */ id) {
  const { people } = await overview();
  const person = people.find(
    (/** @type {{ brand: string, role: string }} */ one) =>
      one.brand === id && one.role === 'person',
  );
  const fields = page.locator('form input');
  await fields.nth(0).fill(person.account);
  await fields.nth(1).fill(person.password);
  // Some brands show a picture as soon as somebody begins.
  await page.waitForLoadState('networkidle');
  const picture = page.locator('form img');
  if (id === picturedBrand) await picture.waitFor();
  if ((await picture.count()) > 0) await fields.nth(2).fill(await pictureAnswer());
  await page.locator('form [type="submit"]').click();
  await page.locator(conversationRow).nth(3).waitFor();
}

const conversationRow = 'a[href^="/pages/chat/conversation"]';

/** Waits until fonts are loaded and every picture is decoded. */
async function settle(/** @type {Page} */ page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
  });
}

/** @returns the screen. @throws where hardly anything is on it */
async function shoot(/** @type {Page} */ page, /** @type {string} */ name) {
  const picture = await page.screenshot({ animations: 'disabled' });
  // Bars at top and bottom are there even when nothing else is.
  const content = { left: 0, top: 60, width, height: height - 130 };
  const { channels } = await sharp(await sharp(picture).extract(content).toBuffer()).stats();
  const deviation = Math.max(...channels.map(({ stdev }) => stdev));
  if (deviation < leastDeviation) {
    throw new Error(`${name} shows next to nothing (deviation ${deviation.toFixed(1)}).`);
  }
  console.error(`${name}: deviation ${deviation.toFixed(1)}`);
  return picture;
}

/**
 * The two screens of a brand: its login page, then the list of conversations or one of them.
 * @param {import('playwright').Browser} browser
 * @param {Site} site
 * @param {boolean} isList
 */
async function screensOf(browser, { id, url }, isList) {
  const locale = localeOf(id);
  const context = await browser.newContext({
    viewport: { width, height },
    isMobile: true,
    hasTouch: true,
    // The fonts of the picture are no part of the site.
    bypassCSP: true,
    serviceWorkers: 'block',
  });
  await context.route(`**${fontPath}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: fontFile(pathname.slice(fontPath.length)) });
  });
  const page = await context.newPage();
  const style = fontStyle(locale);
  const open = async (/** @type {'light' | 'dark'} */ scheme) => {
    await page.addInitScript(
      ([language, choice]) => {
        localStorage.setItem('user_language', language ?? '');
        localStorage.setItem('colour_scheme', choice ?? '');
      },
      [locale, scheme],
    );
    await page.goto(url);
    await page.addStyleTag({ content: style });
  };
  await open('light');
  await page.locator('form [type="submit"]').waitFor();
  await settle(page);
  const login = await shoot(page, `${id} login`);
  await logIn(page, id);
  await open('dark');
  await page.locator(conversationRow).nth(3).waitFor();
  if (!isList) {
    await page.locator(conversationRow).first().click();
    await page.locator('main bdi').filter({ visible: true }).nth(1).waitFor();
  }
  await settle(page);
  const messenger = await shoot(page, `${id} ${isList ? 'conversations' : 'conversation'}`);
  await context.close();
  return [login, messenger];
}

const out = mkdtempSync(join(tmpdir(), 'screenshots-'));
const command = ['cli/bin.js', 'preview', '--build', '--json', '--port', String(port)];
const folders = ['--data', join(out, '.data'), '--out', out];
const server = spawn(process.execPath, [...command, ...folders], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
});

try {
  const { sites } = await firstAnswer(server);
  await seeded();
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: browserFlags,
  });
  const pictures = [];
  for (const [column, site] of sites.entries()) {
    for (const [row, input] of (await screensOf(browser, site, column % 2 === 0)).entries()) {
      pictures.push({
        input,
        left: gap + column * (width + gap),
        top: gap + row * (height + gap),
      });
    }
  }
  await browser.close();
  /** @type {import('sharp').Create} */
  const canvas = {
    width: gap + sites.length * (width + gap),
    height: gap + 2 * (height + gap),
    channels: 3,
    background: '#77777C',
  };
  const sheet = await sharp({ create: canvas }).composite(pictures).png().toBuffer();
  await sharp(sheet)
    .resize({ width: 1600 })
    .png({ palette: true, colours: 200, effort: 10 })
    .toFile(join(root, '.github/brands.png'));
} finally {
  server.kill('SIGINT');
  rmSync(out, { recursive: true, force: true });
}
