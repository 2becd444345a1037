import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyZip, mp4, twoHalves, webm } from '../testing/mediaSamples.ts';
import { isCutShort, sniffMedia } from './sniff.ts';

const text = (content: string) => Buffer.from(content);
const latin = (content: string) => Buffer.from(content, 'latin1');

describe('sniffMedia', () => {
  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('knows %s', async (format) => {
    expect(sniffMedia(await twoHalves(8, 8).toFormat(format).toBuffer())).toBe(`image/${format}`);
  });

  it.each([
    ['an MP4 with a video track', mp4('isom', 'soun', 'vide'), 'video/mp4'],
    ['an MP4 with sound alone', mp4('iso5', 'soun'), 'audio/mp4'],
    ['an M4A', mp4('M4A ', 'soun'), 'audio/mp4'],
    ['a WebM with video', webm('V_VP9', 'A_OPUS'), 'video/webm'],
    ['a WebM with sound alone', webm('A_OPUS'), 'audio/webm'],
    ['an MP3 with a tag', latin('ID3\x04\0\0'), 'audio/mpeg'],
    ['an MP3 without', latin('\xff\xfb\x90\x64'), 'audio/mpeg'],
    ['a PDF', latin('%PDF-1.7\n'), 'application/pdf'],
    ['an archive', emptyZip, 'application/zip'],
    ['text', text('你好, đây là văn bản.\r\n\tok'), 'text/plain'],
    ['text with an angle bracket', text('3 < 4 and <3'), 'text/plain'],
  ])('knows %s', (_, bytes, mediaType) => expect(sniffMedia(bytes)).toBe(mediaType));

  it.each([
    ['SVG', text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['SVG behind a declaration', text('\ufeff<?xml version="1.0"?><svg/>')],
    ['SVG behind a comment', text('  <!-- hello --><svg/>')],
    ['HTML', text('\n\n<!DOCTYPE html><script>alert(1)</script>')],
    ['a script element', text('<script>alert(1)</script>')],
    ['a program', latin('MZ\x90\0\x03\0\0\0')],
    ['a shell program of Linux', latin('\x7fELF\x02\x01')],
    ['a HEIC picture', mp4('heic', 'pict')],
    ['an AVIF picture', mp4('avif', 'pict')],
    ['QuickTime', mp4('qt  ', 'vide')],
    ['an MP4 without tracks', mp4('isom')],
    ['Matroska that is no WebM', latin('\x1a\x45\xdf\xa3\x42\x82\x88matroskaV_VP9')],
    ['text in another encoding', latin('\xe9t\xe9')],
    ['nothing', Buffer.alloc(0)],
  ])('takes no %s', (_, bytes) => expect(sniffMedia(bytes)).toBeNull());

  it('never takes for text what begins like markup', () => {
    const space = fc.stringMatching(/^[ \t\r\n\f\ufeff]{0,5}$/);
    fc.assert(
      fc.property(space, fc.stringMatching(/^<[a-zA-Z!?/]/), fc.string(), (before, tag, after) => {
        expect(sniffMedia(text(before + tag + after))).toBeNull();
      }),
    );
  });

  it('says something of any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(() => sniffMedia(bytes)).not.toThrow();
      }),
    );
  });
});

describe('isCutShort', () => {
  it('sees where an MP4 ends within a box', () => {
    const whole = mp4('isom', 'vide');
    expect(isCutShort(whole, 'video/mp4')).toBe(false);
    expect(isCutShort(whole.subarray(0, -5), 'video/mp4')).toBe(true);
  });

  it('sees an archive without its end', () => {
    expect(isCutShort(emptyZip, 'application/zip')).toBe(false);
    expect(isCutShort(latin('PK\x03\x04half of a file'), 'application/zip')).toBe(true);
  });
});
