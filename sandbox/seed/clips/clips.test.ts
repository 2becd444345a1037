import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { localeIds } from '../../../app/brand/locales.ts';
import { highlightFilters } from '../../content/highlightFilters.data.ts';
import { seedPeople } from '../people.data.ts';
import { pictureFiles } from './clipFiles.data.ts';
import { carousel, categories, clips, highlights, opening, picks, videos } from './clips.data.ts';

const folder = import.meta.dirname;
const all = Object.entries(clips);
const mp4s = all.filter(([, clip]) => clip.type === 'mp4').map(([, clip]) => clip.file);
const playlists = all.filter(([, clip]) => clip.type === 'hls');
const captions = all.flatMap(([, clip]) =>
  Object.values(clip.captions).map((file) => ({ file, seconds: clip.seconds })),
);

const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');

/** Types of the boxes of an MP4, in their order. */
function boxesOf(file: string): string[] {
  const bytes = readFileSync(join(folder, file));
  const types: string[] = [];
  for (let at = 0; at < bytes.length; at += bytes.readUInt32BE(at)) {
    types.push(bytes.toString('latin1', at + 4, at + 8));
  }
  return types;
}

/** Seconds of `00:00:04.500`. */
function timeOf(text: string): number {
  const [hours, minutes, seconds] = text.split(':').map(Number);
  return (hours ?? Number.NaN) * 3_600 + (minutes ?? Number.NaN) * 60 + (seconds ?? Number.NaN);
}

test('every file that is named lies there and nothing else, all together at most 8 MB', () => {
  const named = all.flatMap(([, { files, cover, thumbnail, captions }]) => [
    ...files,
    cover,
    thumbnail,
    ...Object.values(captions),
  ]);
  const written = ['README.md', 'clipFiles.data.ts', 'clips.data.ts', 'clips.test.ts'];
  const there = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  expect(there.sort()).toEqual([...named, ...Object.values(pictureFiles), ...written].sort());
  const bytes = there.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  expect(bytes).toBeLessThanOrEqual(8_000_000);
});

test.each(mp4s)('%s begins to play before it is there whole: its index stands in front', (file) => {
  const boxes = boxesOf(file);
  expect(boxes[0]).toBe('ftyp');
  expect(boxes.indexOf('moov')).toBeGreaterThan(0);
  expect(boxes.indexOf('moov')).toBeLessThan(boxes.indexOf('mdat'));
});

test.each(playlists)('%s is a whole list of CMAF segments', (_, { file, files, seconds }) => {
  const lines = textOf(file).trim().split('\n');
  const home = file.slice(0, file.lastIndexOf('/') + 1);
  expect(lines).toContain('#EXT-X-PLAYLIST-TYPE:VOD');
  expect(lines.at(-1)).toBe('#EXT-X-ENDLIST');
  const map = lines.flatMap((line) => /^#EXT-X-MAP:URI="(.+)"$/.exec(line)?.[1] ?? []);
  const segments = lines.filter((line) => !line.startsWith('#'));
  expect([file, ...[...map, ...segments].map((name) => home + name)]).toEqual(files);
  const lengths = lines.flatMap((line) => /^#EXTINF:([\d.]+),/.exec(line)?.[1] ?? []).map(Number);
  expect(lengths).toHaveLength(segments.length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(2.1);
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBeCloseTo(seconds, 0);
  expect(boxesOf(home + map[0])).toEqual(['ftyp', 'moov']);
  for (const segment of segments) {
    expect(boxesOf(home + segment)).toEqual(expect.arrayContaining(['moof', 'mdat']));
  }
});

test('at least half of the clips have captions, each in every language', () => {
  const spoken = all.filter(([, clip]) => Object.keys(clip.captions).length > 0);
  expect(spoken.length * 2).toBeGreaterThanOrEqual(all.length);
  for (const [, clip] of spoken) expect(Object.keys(clip.captions)).toEqual([...localeIds]);
});

test.each(captions)('$file is WebVTT, one cue after the other, within its clip', (caption) => {
  const [head, ...cues] = textOf(caption.file).trimEnd().split('\n\n');
  expect(head).toBe('WEBVTT');
  expect(cues.length).toBeGreaterThanOrEqual(3);
  let before = 0;
  for (const cue of cues) {
    const [times = '', text = '', ...more] = cue.split('\n');
    const [start = '', end = ''] = times.split(' --> ');
    expect(times).toMatch(/^\d\d:\d\d:\d\d\.\d{3} --> \d\d:\d\d:\d\d\.\d{3}$/);
    expect(text.trim()).not.toBe('');
    expect(more).toEqual([]);
    expect(timeOf(start)).toBeGreaterThanOrEqual(before);
    expect(timeOf(end)).toBeGreaterThan(timeOf(start));
    before = timeOf(end);
  }
  expect(before).toBeLessThanOrEqual(caption.seconds);
});

test.each(all)('%s has pictures of its first moment in its own shape', async (_, clip) => {
  for (const [file, width] of [[clip.cover, 720] as const, [clip.thumbnail, 360] as const]) {
    const picture = await sharp(join(folder, file)).metadata();
    expect(picture).toMatchObject({ format: 'webp', width });
    expect(Math.abs(picture.height - (width * clip.height) / clip.width)).toBeLessThanOrEqual(1);
  }
});

test('pictures are as large as where they stand', async () => {
  const size = async (file: string) => {
    const { width, height } = await sharp(join(folder, file)).metadata();
    return [width, height];
  };
  for (const { image } of carousel) expect(await size(image)).toEqual([960, 400]);
  for (const { image } of picks) expect(await size(image)).toEqual([320, 320]);
  expect(await size(opening.image)).toEqual([720, 1_281]);
});

test('every name is written in every language and is nobody else’s', () => {
  const named = [...videos, ...highlights, ...carousel, ...picks, opening].map((one) => one.titles);
  const filters = highlightFilters.flatMap(({ labels, options }) => [
    labels,
    ...options.map((option) => option.labels),
  ]);
  for (const words of [...named, ...filters, ...categories.map(({ names }) => names)]) {
    expect(Object.keys(words)).toEqual([...localeIds]);
    for (const word of Object.values(words)) expect(word.trim()).toBe(word || undefined);
  }
  for (const locale of localeIds) {
    const titles = named.map((titles) => titles[locale]);
    expect(new Set(titles).size).toBe(titles.length);
  }
});

test('what is shown of clips points at what is there', () => {
  const hosts = new Set(seedPeople.map(({ account }) => account));
  const [topics, states] = ['topic', 'state'].map((name) =>
    highlightFilters.find((filter) => filter.name === name)?.options.map(({ value }) => value),
  );
  for (const { category } of videos) expect(categories.map(({ id }) => id)).toContain(category);
  for (const { id } of categories) expect(videos.map(({ category }) => category)).toContain(id);
  for (const { host, topic, state } of highlights) {
    expect(hosts).toContain(host);
    expect(topics).toContain(topic);
    if (state !== 'ended') expect(states).toContain(state);
  }
  const shown = new Set([...videos, ...highlights].map(({ clip }) => clip));
  expect([...shown].sort()).toEqual(Object.keys(clips).sort());
  for (const list of [videos, highlights]) {
    const ages = list.map(({ hoursAgo }) => hoursAgo);
    expect(ages).toEqual([...ages].sort((one, other) => one - other));
  }
});
