// Makes the pictures, videos and voice messages of the demo people anew: node scripts/demo-media.mjs
// It needs ffmpeg with libvpx and libopus (Debian: apt-get install ffmpeg; macOS: brew install ffmpeg).
// Its results are kept in the repository: nothing else needs ffmpeg.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { clips, pictures } from './demoDrawings.mjs';
import { ffmpeg } from './demoFfmpeg.mjs';
import { hum, peaksOf, sampleRate } from './demoVoice.mjs';
import { root } from './setup.mjs';

const folder = join(root, 'sandbox/seed/media');
const framesPerSecond = 12;
/** As many as recordings are sent with. */
const peakCount = 56;

const voices = {
  'voice-low': { seed: 5, seconds: 4.2, pitch: 118 },
  'voice-mid': { seed: 11, seconds: 6.5, pitch: 172 },
  'voice-high': { seed: 23, seconds: 3.1, pitch: 218 },
  'voice-long': { seed: 42, seconds: 8.4, pitch: 196 },
};

async function drawPictures() {
  /** @type {Record<string, object>} */
  const facts = {};
  for (const [name, drawing] of Object.entries(pictures)) {
    const picture = sharp(Buffer.from(drawing)).flatten();
    const info = await picture
      .resize(840, 840, { fit: 'inside' })
      .jpeg({ quality: 52, mozjpeg: true })
      .toFile(join(folder, `${name}.jpg`));
    facts[name] = { file: `${name}.jpg`, width: info.width, height: info.height };
  }
  return facts;
}

/** @param {string} work folder for the frames */
async function drawClips(work) {
  /** @type {Record<string, object>} */
  const facts = {};
  for (const [name, { draw, seconds }] of Object.entries(clips)) {
    const count = seconds * framesPerSecond;
    for (let index = 0; index < count; index += 1) {
      const frame = sharp(Buffer.from(draw(index / count)));
      await frame.png().toFile(join(work, `${name}-${String(index).padStart(3, '0')}.png`));
    }
    const frames = ['-framerate', String(framesPerSecond), '-i', join(work, `${name}-%03d.png`)];
    const codec = ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '44', '-pix_fmt', 'yuv420p'];
    ffmpeg([...frames, ...codec, join(folder, `${name}.webm`)]);
    const poster = `${name}-poster.jpg`;
    const first = sharp(Buffer.from(draw(0)))
      .flatten()
      .jpeg({ quality: 70, mozjpeg: true });
    const { width, height } = await first.toFile(join(folder, poster));
    facts[name] = { file: `${name}.webm`, poster, width, height, duration: seconds };
  }
  return facts;
}

function speak() {
  /** @type {Record<string, object>} */
  const facts = {};
  for (const [name, voice] of Object.entries(voices)) {
    const samples = hum(voice);
    const raw = ['-f', 'f32le', '-ar', String(sampleRate), '-ac', '1', '-i', '-'];
    const codec = ['-c:a', 'libopus', '-b:a', '12k', '-application', 'voip'];
    ffmpeg([...raw, ...codec, join(folder, `${name}.webm`)], new Uint8Array(samples.buffer));
    const peaks = peaksOf(samples, peakCount);
    facts[name] = { file: `${name}.webm`, duration: voice.seconds, peaks };
  }
  return facts;
}

mkdirSync(folder, { recursive: true });
const work = mkdtempSync(join(tmpdir(), 'demo-media-'));
try {
  const facts = { pictures: await drawPictures(), clips: await drawClips(work), voices: speak() };
  const lines = Object.entries(facts).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)} as const;`,
  );
  const head = '// Written by `node scripts/demo-media.mjs` with the files beside it.';
  writeFileSync(join(folder, 'media.data.ts'), [head, ...lines, ''].join('\n\n'));
  const biome = join(root, 'node_modules/.bin/biome');
  execFileSync(biome, ['check', '--write', join(folder, 'media.data.ts')], { cwd: root });
  for (const name of Object.values(facts)
    .flatMap(Object.values)
    .flatMap(({ file, poster }) => [file, poster]))
    if (name) console.log(name, statSync(join(folder, name)).size);
} finally {
  rmSync(work, { recursive: true });
}
