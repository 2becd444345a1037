import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clips } from '../seed/clips/clips.data.ts';
import { type MadeMp4, makeMp4 } from '../testing/makeMp4.ts';
import { type Mp4Facts, mp4Facts } from './mp4Facts.ts';

const plain: Mp4Facts = {
  ...{ width: 640, height: 360, seconds: 12, codec: 'avc1' },
  ...{ profile: 100, sound: null },
  ...{ isFaststart: true, isFragmented: false },
};
const none: MadeMp4 = {};

describe('the facts of an MP4', () => {
  it.each([
    ['an index in front', none, plain],
    ['an index of long fields', { version: 1 }, plain],
    ['pictures on their side', { isTurned: true }, { ...plain, width: 360, height: 640 }],
    ['an index behind', { isIndexLast: true }, { ...plain, isFaststart: false }],
    ['fragments', { isFragmented: true }, { ...plain, isFragmented: true }],
    ['other coding', { codec: 'hvc1' }, { ...plain, codec: 'hvc1' }],
    ['another profile', { profile: 244 }, { ...plain, profile: 244 }],
    ['sound', { sound: 'mp4a' }, { ...plain, sound: 'mp4a' }],
  ] satisfies [string, MadeMp4, Mp4Facts][])('are read with %s', (_name, made, facts) => {
    expect(mp4Facts(makeMp4(made))).toEqual(facts);
  });

  it('are read of a file as it is drawn', () => {
    const file = readFileSync(new URL('../seed/clips/band/clip.mp4', import.meta.url));
    const { width, height } = clips.band;
    const coding = { codec: 'avc1', profile: 77, sound: 'mp4a' };
    const facts = { width, height, ...coding, isFaststart: true, isFragmented: false };
    expect(mp4Facts(file)).toMatchObject(facts);
  });

  it('are missing where there is no video', () => {
    expect(mp4Facts(new Uint8Array())).toBe('notMp4');
    expect(mp4Facts(Buffer.from('RIFF....WEBPVP8 '))).toBe('notMp4');
    expect(mp4Facts(makeMp4({ handler: 'soun' }))).toBe('noVideo');
    expect(mp4Facts(makeMp4({ seconds: 0 }))).toBe('noLength');
    expect(mp4Facts(makeMp4(none).subarray(0, 20))).toBe('noIndex');
    expect(mp4Facts(makeMp4(none).subarray(0, -1))).toBe('cutShort');
  });

  it('are facts or a reason, whatever the bytes are', () => {
    const whole = makeMp4({ version: 1, isFragmented: true });
    const change = fc.record({
      at: fc.nat({ max: whole.length - 1 }),
      byte: fc.integer({ min: 0, max: 255 }),
    });
    fc.assert(
      fc.property(
        fc.array(change, { maxLength: 12 }),
        fc.nat({ max: whole.length }),
        (changes, end) => {
          const bytes = Uint8Array.from(whole);
          for (const { at, byte } of changes) bytes[at] = byte;
          const facts = mp4Facts(bytes.subarray(0, end));
          if (typeof facts === 'string') return;
          expect(facts.width * facts.height * facts.seconds).toBeGreaterThan(0);
        },
      ),
      { numRuns: 2_000 },
    );
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => void mp4Facts(bytes)));
  });
});
