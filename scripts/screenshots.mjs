// Makes the picture in the README: every brand side by side, two screens, light and dark.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { browserFlags, ensureChromium, firstAnswer, root } from './setup.mjs';

const width = 390;
const height = 760;
const gap = 24;
/** @type {{path: string, scheme: 'light' | 'dark'}[]} */
const rows = [
  { path: '/', scheme: 'light' },
  { path: '/pages/tabBar/mine', scheme: 'dark' },
];

/** The brand's own language, which it is shown in. */
function localeOf(id) {
  return JSON.parse(readFileSync(join(root, 'brands', id, 'brand.json'), 'utf8')).locale;
}

const out = mkdtempSync(join(tmpdir(), 'screenshots-'));
const server = spawn(
  process.execPath,
  [
    'cli/bin.js',
    'preview',
    '--build',
    '--json',
    '--no-seed',
    '--data',
    join(out, '.data'),
    '--out',
    out,
    '--port',
    '4194',
  ],
  {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);

try {
  const { sites } = await firstAnswer(server);
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: browserFlags,
  });
  const pictures = [];
  for (const [row, { path, scheme }] of rows.entries()) {
    for (const [column, { id, url }] of sites.entries()) {
      const page = await browser.newPage({
        viewport: { width, height },
        isMobile: true,
        hasTouch: true,
        colorScheme: scheme,
      });
      await page.addInitScript((choice) => localStorage.setItem('colour_scheme', choice), scheme);
      await page.addInitScript(
        (locale) => localStorage.setItem('user_language', locale),
        localeOf(id),
      );
      await page.goto(new URL(path, url).href);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      pictures.push({
        input: await page.screenshot({ animations: 'disabled' }),
        left: gap + column * (width + gap),
        top: gap + row * (height + gap),
      });
      await page.close();
      console.error(`${id} ${path} ${scheme}`);
    }
  }
  await browser.close();
  /** @type {import('sharp').Create} */
  const canvas = {
    width: gap + sites.length * (width + gap),
    height: gap + rows.length * (height + gap),
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
