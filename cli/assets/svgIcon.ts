import type { Artwork } from './artwork.ts';
import { faviconRadius, faviconZoom, type Prepared } from './prepare.ts';
import { scanSvg } from './svgScan.ts';

const rootTag = /^<svg xmlns="([^"]+)" width="[^"]+" height="[^"]+" viewBox="([^"]+)"([^>]*)>/;

/**
 * The drawing's own SVG for browser tabs, cleaned and minified: the same picture as the favicon,
 * that is, marks without their margin and tiles with round corners.
 */
export async function svgIcon(
  artwork: Pick<Artwork, 'bytes' | 'path'>,
  prepared: Prepared,
): Promise<Buffer> {
  // The one-file build loads in a fifth of the time of the package's many modules.
  const { optimize } = await import('svgo/browser');
  const { clean } = scanSvg(artwork.bytes.toString('utf8'));
  const { data } = optimize(framed(clean, prepared), { multipass: true });
  const problem = scanSvg(data).problems[0];
  if (problem) {
    throw new Error(`${artwork.path} fails its own check once minified (${problem.detail}).`);
  }
  return Buffer.from(data);
}

function framed(clean: string, prepared: Prepared): string {
  const root = rootTag.exec(clean);
  if (!root) return clean;
  const [whole, xmlns, box = '', attributes] = root;
  const [left = 0, top = 0, width = 0, height = 0] = box.split(' ').map(Number);
  const full = Math.max(width, height);
  const { frame, shape } = prepared;
  const side = (full * frame.side) / faviconZoom(prepared);
  const inset = (full * frame.side - side) / 2;
  const x = left - (full - width) / 2 + frame.left * full + inset;
  const y = top - (full - height) / 2 + frame.top * full + inset;
  const [viewX, viewY, viewSide, radius] = [x, y, side, side * faviconRadius].map((value) =>
    Number(value.toPrecision(6)),
  );
  const open = `<svg xmlns="${xmlns}" viewBox="${viewX} ${viewY} ${viewSide} ${viewSide}"`;
  const inner = clean.slice(whole.length, -'</svg>'.length);
  if (shape === 'mark') return `${open}${attributes}>${inner}</svg>`;
  const edge = `<clipPath id="tile-edge"><rect x="${viewX}" y="${viewY}" width="${viewSide}" height="${viewSide}" rx="${radius}"/></clipPath>`;
  return `${open}>${edge}<g clip-path="url(#tile-edge)"><g${attributes}>${inner}</g></g></svg>`;
}
