// What N brands cost: stamping against a loop of full Vite builds with @vite-pwa/assets-generator.
// Usage: npm run bench:brands -- [--count 100] [--naive 3] [--no-loop] [--json]
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { machine, measure, median } from './measure.mjs';
import { root } from './setup.mjs';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100' },
    naive: { type: 'string', default: '3' },
    'no-loop': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const count = Number(values.count);
const naiveCount = Number(values.naive);
const work = mkdtempSync(join(tmpdir(), 'bench-brands-'));
const brandsDir = join(work, 'brands');
const generator = join(
  root,
  'node_modules/@vite-pwa/assets-generator/bin/pwa-assets-generator.mjs',
);
const generatorUrl = pathToFileURL(
  join(root, 'node_modules/@vite-pwa/assets-generator/dist/config.mjs'),
).href;
const env = { BRAND_CACHE_DIR: join(work, 'cache') };

/** The generator's own preset with every Apple launch image, light and dark, as our sites have them. */
const generatorConfig = `import { allAppleDeviceNames, createAppleSplashScreens, minimal2023Preset } from '${generatorUrl}';
export default {
  preset: { ...minimal2023Preset, appleSplashScreens: createAppleSplashScreens({
    padding: 0.3,
    resizeOptions: { fit: 'contain', background: '#F4F5F7' },
    darkResizeOptions: { fit: 'contain', background: '#101214' },
  }, allAppleDeviceNames) },
  images: ['icon.svg'],
};
`;

try {
  for (let index = 0; index < count; index += 1) writeBrand(index);
  measure(['cli/bin.js', '--version']);
  const help = [1, 2, 3, 4, 5].map(() => measure(['cli/bin.js', '--help']).wall);
  const cold = build();
  const noop = build();
  // A changed app changes every site; removing both asks for the same work.
  for (const folder of [join(env.BRAND_CACHE_DIR, 'compile'), join(work, 'dist')]) {
    rmSync(folder, { recursive: true, force: true });
  }
  const appChanged = build();
  writeBrand(0, '#F1F2EE');
  const rows = { cold, noop, appChanged, oneColour: build() };
  const alone = oneBrand();
  const naive = values['no-loop'] ? null : naiveLoop();
  report({ help: median(help), rows, alone, naive });
} finally {
  rmSync(work, { recursive: true, force: true });
}

function build() {
  const usage = measure(
    ['cli/bin.js', 'build', '--brands', brandsDir, '--out', join(work, 'dist'), '--json'],
    { env },
  );
  const result = JSON.parse(usage.stdout);
  if (!result.ok || result.brands.length !== count)
    throw new Error(`The build is not whole: ${usage.stdout.slice(0, 2000)}`);
  return { ...usage, stdout: '', result };
}

/** The images of one brand from nothing, with how much they weigh. */
function oneBrand() {
  const runs = [1, 2, 3].map((run) => {
    const out = join(work, `assets-${run}`);
    const id = readdirSync(brandsDir).sort()[run];
    const usage = measure(
      ['cli/bin.js', 'assets', id, '--brands', brandsDir, '--out', out, '--json'],
      {
        env: { BRAND_CACHE_DIR: join(work, `cache-${run}`) },
      },
    );
    return { ...usage, bytes: JSON.parse(usage.stdout).brands[0].bytes };
  });
  return {
    cpu: median(runs.map((run) => run.cpu)),
    wall: median(runs.map((run) => run.wall)),
    bytes: median(runs.map((run) => run.bytes)),
  };
}

/** For each of a few brands: the whole app built by Vite, and the same images by the usual generator. */
function naiveLoop() {
  const runs = [];
  for (let index = 0; index < naiveCount; index += 1) {
    const folder = join(work, `naive-${index}`);
    mkdirSync(folder);
    const id = readdirSync(brandsDir).sort()[index];
    writeFileSync(join(folder, 'icon.svg'), readFileSync(join(brandsDir, id, 'icon.svg')));
    writeFileSync(join(folder, 'pwa-assets.config.mjs'), generatorConfig);
    const app = measure(['scripts/naive-build.mjs', join(folder, 'dist')]);
    const images = measure([generator, '--root', folder]);
    runs.push({ cpu: app.cpu + images.cpu, wall: app.wall + images.wall, images: images.cpu });
  }
  return {
    cpu: median(runs.map((run) => run.cpu)),
    wall: median(runs.map((run) => run.wall)),
    images: median(runs.map((run) => run.images)),
  };
}

function hexOf(index, shift) {
  const hue = (index * 47 + shift) % 360;
  const part = (offset) => {
    const wave = Math.cos(((hue + offset) * Math.PI) / 180);
    return Math.round(110 + 90 * wave)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(120)}${part(240)}`;
}

function writeBrand(index, light = '#F4F5F7') {
  const id = `bench-${String(index).padStart(3, '0')}`;
  const folder = join(brandsDir, id);
  mkdirSync(folder, { recursive: true });
  const seed = hexOf(index, 0);
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="${seed}" d="M0 0h64v64H0z"/><g fill="#fff"><circle cx="${24 + (index % 9)}" cy="30" r="${9 + (index % 5)}"/><path d="M16 46h${24 + (index % 8)}v6H16z"/></g></svg>`;
  const brand = {
    name: `Bench Brand ${index}`,
    shortName: `Bench ${index}`,
    combineId: id,
    platformId: 10000,
    packageId: 900000000 + index,
    origin: `https://${id}.example`,
    locale: 'en-US',
    locales: ['en-US', 'es-ES'],
    theme: { seed },
    bgColor: { light, dark: '#101214' },
    exclude:
      index % 2
        ? ['contacts-upload', 'dating']
        : ['contacts-upload', 'game', 'recharge', 'recharge-usdt', 'exchange'],
    icons: { source: 'icon.svg' },
    lines: { api: ['/api'], im: '/im', zones: [] },
    demo: true,
  };
  writeFileSync(join(folder, 'icon.svg'), icon);
  writeFileSync(join(folder, 'brand.json'), JSON.stringify(brand, null, 2));
}

function report({ help, rows, alone, naive }) {
  const seconds = (value) => `${value.toFixed(value < 10 ? 2 : 1)} s`;
  const loop = naive && { cpu: naive.cpu * count, wall: naive.wall * count };
  const stamped = (name, row) => [
    name,
    seconds(row.wall),
    seconds(row.cpu),
    `${Math.round(row.rss)} MB`,
    row.files > 0 ? String(row.files) : '?',
    ...(loop ? [`${(loop.cpu / row.cpu).toFixed(1)}×`] : []),
  ];
  const table = [
    [
      'case',
      'wall',
      'CPU',
      'peak memory',
      'peak open files',
      ...(loop ? ['CPU against the loop'] : []),
    ],
    stamped(`${count} brands, cold`, rows.cold),
    stamped(`${count} brands, images cached`, rows.appChanged),
    stamped(`${count} brands, nothing changed`, rows.noop),
    stamped('one colour of one brand changed', rows.oneColour),
    ...(loop
      ? [
          [
            `${count} × (vite build + assets-generator)*`,
            seconds(loop.wall),
            seconds(loop.cpu),
            '',
            '',
            '1×',
          ],
        ]
      : []),
  ];
  if (values.json) {
    console.log(
      JSON.stringify(
        {
          machine: machine(),
          count,
          help,
          alone,
          naive,
          rows: Object.fromEntries(
            Object.entries(rows).map(([name, row]) => [
              name,
              { wall: row.wall, cpu: row.cpu, rss: row.rss, files: row.files },
            ]),
          ),
        },
        null,
        2,
      ),
    );
    return;
  }
  console.log(`${machine()}\n`);
  for (const row of table) console.log(`| ${row.join(' | ')} |`);
  const images = `One brand's images from nothing: ${seconds(alone.wall)} wall, ${seconds(alone.cpu)} CPU, ${(alone.bytes / 1e6).toFixed(2)} MB`;
  if (naive) {
    console.log(
      `\n* median of ${naiveCount} brands (${seconds(naive.cpu)} CPU each, ${seconds(naive.images)} of it images), times ${count}.`,
    );
    console.log(
      `${images}; ${(naive.images / alone.cpu).toFixed(1)}× less CPU than the generator.`,
    );
  } else {
    console.log(`\n${images}.`);
  }
  console.log(`brand --help: ${Math.round(help * 1000)} ms.`);
}
