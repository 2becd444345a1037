// Makes the clips and pictures of the demo world anew: node scripts/demo-clips.mjs [NAME …]
// It needs ffmpeg with libx264 (Debian: apt-get install ffmpeg; macOS: brew install ffmpeg) and some
// minutes. Its results are kept in the repository: nothing else needs ffmpeg. With names of clips, only
// those are drawn anew.
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { fishStall, kitchen, noodles } from './clips/foodScenes.mjs';
import { band, fireworks, kites, teaHill } from './clips/openScenes.mjs';
import { sound, sounds } from './clips/sound.mjs';
import { opening, picks } from './clips/stillPictures.mjs';
import { bicycle, lanterns, nightMarket, nightTrain } from './clips/streetScenes.mjs';
import { dawn, sailing } from './clips/waterScenes.mjs';
import { ffmpeg, ffmpegOf } from './demoFfmpeg.mjs';
import { sampleRate } from './demoVoice.mjs';
import { root } from './setup.mjs';

const folder = join(root, 'sandbox/seed/clips');
const framesPerSecond = 24;
/** Each begins with a frame that stands alone. */
const segmentSeconds = 2;
const locales = ['zh-CN', 'zh-HANT', 'en-US', 'ms-MY', 'vi-VN', 'es-ES'];

/**
 * @typedef {object} Scene
 * @property {(share: number) => string} draw
 * @property {number} seconds
 * @property {boolean} [tall] held upright
 * @property {'hls'} [type] MP4 where it is absent
 * @property {number} [kbits] a second, of the picture; where absent, as few as the picture needs
 */

/** @type {Record<string, Scene>} */
const scenes = {
  ferry: { draw: dawn, seconds: 16 },
  noodles: { draw: noodles, seconds: 12 },
  lanterns: { draw: lanterns, seconds: 12 },
  band: { draw: band, seconds: 12 },
  market: { draw: nightMarket, seconds: 12 },
  kitchen: { draw: kitchen, seconds: 12 },
  sailing: { draw: sailing, seconds: 16, type: 'hls' },
  bicycle: { draw: bicycle, seconds: 12 },
  train: { draw: nightTrain, seconds: 16, tall: true, type: 'hls' },
  // As heavy as what people send: measurements of a slow network play it.
  fireworks: { draw: fireworks, seconds: 10, tall: true, kbits: 550 },
  kites: { draw: kites, seconds: 12, tall: true },
  fish: { draw: fishStall, seconds: 10, tall: true },
  tea: { draw: teaHill, seconds: 12, tall: true },
};

/** Where in a scene each wide picture is taken, and how many of its 540 lines lie above it. */
const wide = {
  morning: { draw: sailing, share: 0.3, top: 84 },
  supper: { draw: kitchen, share: 0.02, top: 104 },
  evening: { draw: nightMarket, share: 0.1, top: 90 },
};

/** @param {Scene} scene */
async function* framesOf({ draw, seconds }) {
  const count = seconds * framesPerSecond;
  for (let index = 0; index < count; index += 2) {
    const pair = [index, index + 1].map((one) =>
      sharp(Buffer.from(draw(one / count)))
        .flatten()
        .raw()
        .toBuffer(),
    );
    yield* await Promise.all(pair);
  }
}

/**
 * @param {string} name
 * @param {Scene} scene
 * @param {string} work folder for the sound
 */
async function encode(name, scene, work) {
  const speech = join(work, `${name}.wav`);
  const raw = ['-f', 'f32le', '-ar', String(sampleRate), '-ac', '1', '-i', '-'];
  const samples = sound(sounds[name] ?? [], scene.seconds);
  ffmpeg([...raw, '-c:a', 'pcm_s16le', speech], new Uint8Array(samples.buffer));
  const size = scene.tall ? '480x854' : '854x480';
  const frames = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', size, '-r', String(framesPerSecond)];
  // Colours are named, so that the poster and the first frame look alike.
  const colour = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'];
  const named = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
  const group = String(framesPerSecond * segmentSeconds);
  const steps = ['-g', group, '-keyint_min', group, '-sc_threshold', '0', '-bf', '0'];
  const { kbits } = scene;
  const rate = kbits
    ? ['-b:v', `${kbits}k`, '-maxrate', `${kbits}k`, '-bufsize', `${kbits}k`]
    : ['-crf', '28', '-maxrate', '420k', '-bufsize', '840k'];
  const picture = ['-c:v', 'libx264', '-profile:v', 'main', '-level', '3.1', '-preset', 'slower'];
  const voice = ['-c:a', 'aac', '-b:a', '40k', '-t', String(scene.seconds)];
  const target = join(folder, name);
  const hls = ['-f', 'hls', '-hls_time', String(segmentSeconds), '-hls_playlist_type', 'vod'];
  const cmaf = ['-hls_segment_type', 'fmp4', '-hls_fmp4_init_filename', 'init.mp4'];
  const pieces = ['-hls_segment_filename', join(target, 'segment-%d.m4s')];
  const form =
    scene.type === 'hls'
      ? [...hls, ...cmaf, ...pieces, join(target, 'index.m3u8')]
      : ['-movflags', '+faststart', join(target, 'clip.mp4')];
  const input = [...frames, '-i', '-', '-i', speech, ...colour, ...named, ...picture, ...steps];
  await ffmpegOf([...input, ...rate, '-threads', '1', ...voice, ...form], framesOf(scene));
}

/**
 * @param {string} drawing
 * @param {number} width
 * @param {string} file
 */
async function still(drawing, width, file) {
  const { width: drawn = width } = await sharp(Buffer.from(drawing)).metadata();
  const picture = sharp(Buffer.from(drawing), { density: (72 * width) / drawn }).flatten();
  await picture.resize(width).webp({ quality: 78, effort: 6 }).toFile(join(folder, file));
}

/**
 * @param {string} name
 * @param {Scene} scene
 * @param {string} work
 */
async function makeClip(name, scene, work) {
  mkdirSync(join(folder, name), { recursive: true });
  for (const file of readdirSync(join(folder, name))) {
    if (!file.endsWith('.vtt')) rmSync(join(folder, name, file));
  }
  await encode(name, scene, work);
  await still(scene.draw(0), 720, join(name, 'cover.webp'));
  await still(scene.draw(0), 360, join(name, 'thumbnail.webp'));
}

async function makePictures() {
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  for (const [name, { draw, share, top }] of Object.entries(wide)) {
    const picture = sharp(Buffer.from(draw(share)), { density: (72 * 960) / 854 }).flatten();
    const scaled = await picture.resize(960, 540).png().toBuffer();
    await sharp(scaled)
      .extract({ left: 0, top, width: 960, height: 400 })
      .webp({ quality: 78, effort: 6 })
      .toFile(join(folder, 'pictures', `${name}.webp`));
  }
  await still(opening(), 720, 'pictures/opening.webp');
  for (const [name, drawing] of Object.entries(picks)) {
    await still(drawing, 320, `pictures/${name}.webp`);
  }
}

/**
 * @param {string} name
 * @param {Scene} scene
 */
function factsOf(name, { seconds, tall, type }) {
  const there = readdirSync(join(folder, name));
  const segments = there.filter((file) => file.endsWith('.m4s'));
  const files =
    type === 'hls'
      ? ['index.m3u8', 'init.mp4', ...segments.map((_, index) => `segment-${index}.m4s`)]
      : ['clip.mp4'];
  const spoken = locales.filter((locale) => there.includes(`${locale}.vtt`));
  return {
    type: type ?? 'mp4',
    file: `${name}/${files[0]}`,
    files: files.map((file) => `${name}/${file}`),
    width: tall ? 480 : 854,
    height: tall ? 854 : 480,
    seconds,
    cover: `${name}/cover.webp`,
    thumbnail: `${name}/thumbnail.webp`,
    captions: Object.fromEntries(spoken.map((locale) => [locale, `${name}/${locale}.vtt`])),
  };
}

function writeFacts() {
  const facts = Object.fromEntries(
    Object.entries(scenes).map(([name, scene]) => [name, factsOf(name, scene)]),
  );
  const pictures = [...Object.keys(wide), 'opening', ...Object.keys(picks)].map((name) => [
    name.replace(/-(.)/g, (_, letter) => letter.toUpperCase()),
    `pictures/${name}.webp`,
  ]);
  const target = join(folder, 'clipFiles.data.ts');
  const head = '// Written by `node scripts/demo-clips.mjs` with the files beside it.';
  const lines = [
    `export const clipFiles = ${JSON.stringify(facts)} as const;`,
    `export const pictureFiles = ${JSON.stringify(Object.fromEntries(pictures))} as const;`,
  ];
  writeFileSync(target, [head, ...lines, ''].join('\n\n'));
  const biome = join(root, 'node_modules/.bin/biome');
  execFileSync(biome, ['check', '--write', target], { cwd: root });
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in scenes));
if (unknown.length) throw new RangeError(`There is no clip ${unknown.join(', ')}.`);
const work = mkdtempSync(join(tmpdir(), 'demo-clips-'));
try {
  for (const [name, scene] of Object.entries(scenes)) {
    if (asked.length && !asked.includes(name)) continue;
    await makeClip(name, scene, work);
    const bytes = factsOf(name, scene).files.map((file) => statSync(join(folder, file)).size);
    const sum = bytes.reduce((all, one) => all + one, 0);
    console.log(name, sum, `${Math.round((sum * 8) / scene.seconds / 1_000)} kb/s`);
  }
  if (!asked.length || !existsSync(join(folder, 'pictures'))) await makePictures();
  writeFacts();
} finally {
  rmSync(work, { recursive: true });
}
