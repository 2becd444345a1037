import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ArtworkFinding, readArtwork } from './artwork.ts';
import { artworkCatalogue } from './artworkCatalogue.data.ts';
import { badDrawings, embedded, rawPng } from './testing/badDrawings.data.ts';
import { gradientSvg, markSvg, pngOf, scratchFolder, svgOf, tileSvg } from './testing/drawings.ts';

const none = { small: null, maskable: null, monochrome: null, splash: null };

async function check(content: string | Buffer, name = 'icon.svg'): Promise<ArtworkFinding[]> {
  const folder = scratchFolder();
  writeFileSync(join(folder, name), content);
  const { findings, artwork } = await readArtwork(folder, { ...none, source: name });
  const failed = findings.some(({ severity }) => severity === 'error');
  expect(artwork.source === undefined).toBe(failed);
  return findings;
}

const codes = (findings: ArtworkFinding[]) => findings.map(({ code }) => code);

describe('readArtwork', () => {
  it.each([
    ['a tile', tileSvg],
    ['a mark', markSvg],
    ['a gradient', gradientSvg],
    ['a size in millimetres', svgOf('<path d="M0 0h9v9z"/>', 'width="10mm" height="10mm"')],
    [
      'a plain doctype',
      `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">\n${tileSvg}`,
    ],
    [
      'editor data',
      svgOf(
        '<metadata><a/></metadata><sodipodi:namedview xmlns:sodipodi="x"/><path d="M0 0h9v9z"/>',
      ),
    ],
    [
      'local styles and uses',
      svgOf(
        '<style>.a{fill:#f00}</style><defs><path id="p" class="a" d="M0 0h20v20z"/></defs><use href="#p" x="9"/>',
      ),
    ],
    ['an embedded PNG', embedded(rawPng(2, 2, deflateSync(Buffer.from([0, 0, 255, 0, 255, 0]))))],
  ])('takes %s', async (_name, svg) => {
    expect(await check(svg)).toEqual([]);
  });

  it.each(badDrawings)('refuses %s', async (_name, code, svg) => {
    expect(codes(await check(svg))).toContain(code);
  });

  it('takes a PNG of the least size whatever its name, and refuses smaller ones', async () => {
    expect(await check(await pngOf(tileSvg, 512), 'icon.svg')).toEqual([]);
    expect(codes(await check(await pngOf(tileSvg, 511), 'icon.png'))).toEqual([
      'artwork-too-small',
    ]);
  });

  it('tells the kind by the content', async () => {
    expect(codes(await check('just words', 'icon.png'))).toEqual(['artwork-format']);
    expect(codes(await check(Buffer.alloc(0), 'icon.png'))).toEqual(['artwork-format']);
    expect(
      codes(await check(Buffer.from([0x3c, 0x73, 0x76, 0x67, 0x20, 0xff, 0xfe, 0x3e]))),
    ).toEqual(['artwork-svg-syntax']);
  });

  it('finds damage in PNGs wherever it is', async () => {
    const whole = await pngOf(gradientSvg, 512);
    for (const length of [9, 40, whole.length >> 1, whole.length - 5]) {
      expect(codes(await check(whole.subarray(0, length), 'a.png'))).toEqual(['artwork-broken']);
    }
    const flipped = Buffer.from(whole);
    flipped[whole.length >> 1] = (flipped[whole.length >> 1] as number) ^ 255;
    expect(codes(await check(flipped, 'a.png'))).toEqual(['artwork-broken']);
    const short = rawPng(512, 512, deflateSync(Buffer.alloc(513 * 100)));
    expect(codes(await check(short, 'a.png'))).toEqual(['artwork-broken']);
  });

  it('refuses bombs and animations before decoding', async () => {
    const bomb = rawPng(60_000, 60_000, deflateSync(Buffer.alloc(60_001)));
    expect(codes(await check(bomb, 'a.png'))).toEqual(['artwork-too-big']);
    const moving = rawPng(512, 512, deflateSync(Buffer.alloc(513 * 512)), [
      ['acTL', Buffer.alloc(8)],
    ]);
    expect(codes(await check(moving, 'a.png'))).toContain('artwork-animated');
  });

  it('refuses what is not a readable file inside the folder', async () => {
    const folder = scratchFolder();
    const outside = scratchFolder();
    writeFileSync(join(outside, 'icon.svg'), tileSvg);
    mkdirSync(join(folder, 'art'));
    symlinkSync(join(outside, 'icon.svg'), join(folder, 'link.svg'));
    symlinkSync('loop.svg', join(folder, 'loop.svg'));
    writeFileSync(join(folder, 'heavy.svg'), '');
    truncateSync(join(folder, 'heavy.svg'), 10_000_001);
    execFileSync('mkfifo', [join(folder, 'pipe.svg')]);
    const cases: [string, string][] = [
      ['none.svg', 'artwork-missing'],
      ['art', 'artwork-not-file'],
      ['pipe.svg', 'artwork-not-file'],
      ['art/../../x.svg', 'artwork-outside'],
      ['..', 'artwork-outside'],
      ['.', 'artwork-outside'],
      [join(outside, 'icon.svg'), 'artwork-outside'],
      ['a\\..\\b.svg', 'artwork-outside'],
      ['a\0.svg', 'artwork-outside'],
      ['link.svg', 'artwork-outside'],
      ['loop.svg', 'artwork-unreadable'],
      ['heavy.svg', 'artwork-heavy'],
    ];
    for (const [path, code] of cases) {
      const { findings } = await readArtwork(folder, { ...none, source: path });
      expect(codes(findings), path).toEqual([code]);
    }
  });

  it('reads every role, and lowers the size asked of small artwork', async () => {
    const folder = scratchFolder();
    writeFileSync(join(folder, 'icon.svg'), tileSvg);
    writeFileSync(join(folder, 'small.png'), await pngOf(tileSvg, 48));
    const icons = { ...none, source: 'icon.svg', small: 'small.png', maskable: 'icon.svg' };
    const { artwork, findings } = await readArtwork(folder, icons);
    expect(Object.keys(artwork).sort()).toEqual(['maskable', 'small', 'source']);
    expect(artwork.source).toMatchObject({ kind: 'svg', width: 64, height: 64 });
    expect(findings).toMatchObject([
      { code: 'artwork-unsafe', severity: 'warning', role: 'maskable' },
    ]);
  });

  it('keeps verdicts by content and survives a damaged verdict', async () => {
    const folder = scratchFolder();
    const cacheDir = scratchFolder();
    writeFileSync(join(folder, 'icon.svg'), svgOf(''));
    const icons = { ...none, source: 'icon.svg' };
    const first = await readArtwork(folder, icons, { cacheDir });
    const again = await readArtwork(folder, icons, { cacheDir });
    expect(again.findings).toEqual(first.findings);
    execFileSync('sh', ['-c', `for f in ${cacheDir}/artwork/*; do printf '{' > "$f"; done`]);
    expect((await readArtwork(folder, icons, { cacheDir })).findings).toEqual(first.findings);
  });

  it('explains every code it uses', () => {
    for (const [, code] of badDrawings) expect(artworkCatalogue[code], code).toBeDefined();
  });

  it('never throws, whatever the bytes', async () => {
    const folder = scratchFolder();
    const token = fc.constantFrom(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">',
      '<svg ',
      '</svg>',
      '<g>',
      '</g>',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<?xml ',
      '?>',
      '<!DOCTYPE svg',
      '&',
      '&#x',
      ';',
      '"',
      "'",
      '=',
      '<path d="M0 0h9v9z"/>',
      '<use href="#a"/>',
      'id="a"',
      '<style>',
      '</style>',
      'url(',
      '/*',
      '>',
      '/>',
      '\0',
      '\uFEFF',
      '\uD800',
      'é',
    );
    const text = fc
      .array(fc.oneof(token, fc.string()), { maxLength: 30 })
      .map((parts) => Buffer.from(`<svg${parts.join('')}`));
    const wrapped = fc
      .array(token, { maxLength: 20 })
      .map((parts) => Buffer.from(svgOf(parts.join(''))));
    const whole = await pngOf(tileSvg, 512);
    const damaged = fc
      .tuple(fc.nat(whole.length - 1), fc.nat(255), fc.nat(whole.length))
      .map(([at, value, length]) => {
        const bytes = Buffer.from(whole.subarray(0, Math.max(length, 8)));
        if (at < bytes.length) bytes[at] = value;
        return bytes;
      });
    const bytes = fc.uint8Array({ maxLength: 400 }).map((data) => Buffer.from(data));
    await fc.assert(
      fc.asyncProperty(fc.oneof(text, wrapped, damaged, bytes), async (content) => {
        writeFileSync(join(folder, 'icon.svg'), content);
        const { findings, artwork } = await readArtwork(folder, { ...none, source: 'icon.svg' });
        expect(findings.length > 0 || artwork.source !== undefined).toBe(true);
        for (const finding of findings) expect(artworkCatalogue[finding.code]).toBeDefined();
      }),
      { numRuns: 400 },
    );
  });
});
