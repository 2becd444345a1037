import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Artwork } from './artwork.ts';
import { probeRender } from './artworkProbe.ts';
import { measureReach } from './measure.ts';
import { renderArtwork } from './render.ts';
import { shapeOf } from './shapeOf.ts';
import { scanSvg } from './svgScan.ts';

/** Goes up when a check below changes, so that old verdicts are not used. */
const checksVersion = 1;

export type DepthFinding = { code: string; message: string; severity?: 'warning' };

/**
 * Decodes artwork and looks at the picture. Verdicts are kept by content, since decoding is what
 * makes a check slow.
 */
export async function deepCheck(
  artwork: Artwork,
  cacheDir: string | null,
): Promise<DepthFinding[]> {
  const file = cacheDir && join(cacheDir, 'artwork', `${artwork.sha256}-${artwork.role}.json`);
  const known = file ? readVerdict(file) : null;
  if (known) return known;
  const found = await look(artwork);
  const timed = found.some(({ code }) => code === 'artwork-slow');
  if (file && !timed) keepVerdict(file, found);
  return found;
}

function readVerdict(file: string): DepthFinding[] | null {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as {
      version: number;
      found: DepthFinding[];
    };
    return kept.version === checksVersion && Array.isArray(kept.found) ? kept.found : null;
  } catch {
    // Missing or damaged: the check is simply done again.
    return null;
  }
}

function keepVerdict(file: string, found: DepthFinding[]): void {
  try {
    mkdirSync(join(file, '..'), { recursive: true });
    const draft = `${file}.${process.pid}.tmp`;
    writeFileSync(draft, JSON.stringify({ version: checksVersion, found }));
    renameSync(draft, file);
  } catch {
    // A cache that cannot be written only costs time.
  }
}

async function look(artwork: Artwork): Promise<DepthFinding[]> {
  if (artwork.kind === 'svg') {
    const scan = scanSvg(artwork.bytes.toString('utf8'));
    if (scan.costly && !(await probeRender(scan.clean))) {
      return [{ code: 'artwork-slow', message: 'takes more than 15 seconds to draw' }];
    }
  }
  const side = artwork.role === 'small' ? 96 : 256;
  let pixels: Awaited<ReturnType<typeof renderArtwork>>;
  try {
    pixels = await renderArtwork(artwork, side);
  } catch (error) {
    const reason = String((error as Error).message)
      .split('\n', 1)[0]
      ?.slice(0, 120);
    return /timeout/i.test(reason ?? '')
      ? [{ code: 'artwork-slow', message: 'takes more than 20 seconds to decode' }]
      : [{ code: 'artwork-broken', message: `cannot be decoded: ${reason}` }];
  }
  const shape = shapeOf(pixels);
  const reach = measureReach(pixels, shape.kind === 'tile' ? shape.ground : null);
  if (!reach) return [{ code: 'artwork-empty', message: 'shows nothing: every pixel is the same' }];
  const found: DepthFinding[] = [];
  if (artwork.role === 'maskable' && shape.kind === 'tile' && reach.farthest > 0.4) {
    const share = Math.round(reach.farthest * 100);
    found.push({
      code: 'artwork-unsafe',
      severity: 'warning',
      message: `reaches ${share} % of the width from its middle, so it is scaled down to 40 %`,
    });
  }
  return found;
}
