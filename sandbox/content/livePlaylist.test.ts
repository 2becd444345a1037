import fc from 'fast-check';
import { expect, it } from 'vitest';
import { livePlaylist } from './livePlaylist.ts';

const windowSegments = 5;
const startedAtMs = Date.UTC(2026, 2, 9);

/** Lengths of segments in milliseconds. */
const lengths = fc.array(fc.integer({ min: 200, max: 6_000 }), { minLength: 1, maxLength: 12 });
const moment = fc.integer({ min: 0, max: 40_000_000 });

function vod(milliseconds: readonly number[]): string {
  const segments = milliseconds.map((one, index) => `#EXTINF:${one / 1000},\nsegment-${index}.m4s`);
  return `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-TARGETDURATION:6\n#EXT-X-PLAYLIST-TYPE:VOD\n#EXT-X-MAP:URI="init.mp4"\n${segments.join('\n')}\n#EXT-X-ENDLIST\n`;
}

const at = (milliseconds: readonly number[], elapsed: number) =>
  livePlaylist(vod(milliseconds), { startedAtMs, nowMs: startedAtMs + elapsed, windowSegments });

type Listed = { uri: string; seconds: number; discontinuity: number; at: number };

/** Reads a playlist as a player does: by number of the segment. */
function read(text: string) {
  const tag = (name: string) => Number(new RegExp(`^#${name}:(\\d+)$`, 'm').exec(text)?.[1]);
  const first = tag('EXT-X-MEDIA-SEQUENCE');
  let discontinuity = tag('EXT-X-DISCONTINUITY-SEQUENCE');
  let seconds = 0;
  let startsAt = 0;
  const segments = new Map<number, Listed>();
  for (const line of text.split('\n')) {
    if (line === '#EXT-X-DISCONTINUITY') discontinuity++;
    if (line.startsWith('#EXTINF:')) seconds = Number.parseFloat(line.slice(8));
    if (line.startsWith('#EXT-X-PROGRAM-DATE-TIME:')) startsAt = Date.parse(line.slice(25));
    if (!line.startsWith('#') && line !== '')
      segments.set(first + segments.size, { uri: line, seconds, discontinuity, at: startsAt });
  }
  return { first, target: tag('EXT-X-TARGETDURATION'), segments };
}

it('is a live playlist of CMAF: it never ends, and says where its segments begin', () => {
  expect(at([2000, 2000, 1500], 4100)).toBe(
    `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-TARGETDURATION:2
#EXT-X-MEDIA-SEQUENCE:0
#EXT-X-DISCONTINUITY-SEQUENCE:0
#EXT-X-MAP:URI="init.mp4"
#EXT-X-PROGRAM-DATE-TIME:2026-03-09T00:00:00.000Z
#EXTINF:2.000,
segment-0.m4s
#EXT-X-PROGRAM-DATE-TIME:2026-03-09T00:00:02.000Z
#EXTINF:2.000,
segment-1.m4s
#EXT-X-PROGRAM-DATE-TIME:2026-03-09T00:00:04.000Z
#EXTINF:1.500,
segment-2.m4s
`,
  );
});

it('begins anew after a discontinuity, which is counted once it has left', () => {
  const lines = at([2000, 2000], 13_000).split('\n');
  expect(lines.slice(3, 7)).toEqual([
    '#EXT-X-MEDIA-SEQUENCE:2',
    // The one before segment 2 is still named.
    '#EXT-X-DISCONTINUITY-SEQUENCE:0',
    '#EXT-X-DISCONTINUITY',
    '#EXT-X-MAP:URI="init.mp4"',
  ]);
});

it('offers at most the window, of which the last has begun, and no segment is longer than it says', () => {
  fc.assert(
    fc.property(lengths, moment, (milliseconds, elapsed) => {
      const { first, target, segments } = read(at(milliseconds, elapsed));
      expect(segments.size).toBe(Math.min(windowSegments, first + segments.size));
      expect(segments.size).toBeGreaterThan(0);
      for (const one of segments.values()) {
        expect(one.seconds).toBeLessThanOrEqual(target);
        expect(one.at).toBeLessThanOrEqual(startedAtMs + elapsed);
      }
    }),
  );
});

it('slides by whole segments and never back, and names a segment the same each time', () => {
  fc.assert(
    fc.property(lengths, moment, fc.integer({ min: 0, max: 9_000 }), (milliseconds, now, later) => {
      const [before, after] = [read(at(milliseconds, now)), read(at(milliseconds, now + later))];
      expect(after.first).toBeGreaterThanOrEqual(before.first);
      for (const [number, segment] of after.segments) {
        expect(segment.uri).toBe(`segment-${number % milliseconds.length}.m4s`);
        // As many discontinuities came before as loops were begun anew.
        expect(segment.discontinuity).toBe(Math.floor(number / milliseconds.length));
        const known = before.segments.get(number);
        if (known) expect(segment).toEqual(known);
      }
    }),
  );
});

it('has its first segment before it starts, and refuses a playlist without segments', () => {
  expect(read(at([2000], -5_000)).segments.size).toBe(1);
  expect(() => livePlaylist('#EXTM3U\n', { startedAtMs, nowMs: 0, windowSegments })).toThrow();
});
