import { type AnyFace, standInOf } from '../../ui/face.ts';
import { qrPath } from '../../ui/qrPath.ts';
import { drawFace, roundedSquare, type Square } from './drawFace.ts';
import { wholeModules } from './wholeModules.ts';
import { wrapText } from './wrapText.ts';

export type ShareCardContent = {
  title: string;
  detail?: string;
  caption: string;
  /** What the code holds. */
  code: string;
  /** Same-origin address of the brand's icon. */
  logo: string;
  /** Whose card it is: stands beside the title in place of the logo. */
  face?: AnyFace;
};

/** Drawn three times as large as on screen, so that prints and zooms stay sharp. */
const scale = 3;
const width = 288;
const padding = 24;
const codeSide = 168;
const logoSide = 44;
const paper = '#fff';
const ink = '#16181b';
const softInk = '#5c6167';

/**
 * Paints the card of `QrCard` as an image: what is saved looks like what was seen.
 * @throws where the browser gives no canvas or the logo does not load
 */
export async function drawShareCard(content: ShareCardContent): Promise<Blob> {
  const { face } = content;
  const [logo, photo, tilePhotos] = await Promise.all([
    loadImage(content.logo),
    loadPhoto(face?.src ?? null),
    Promise.all((face ? standInOf(face).tiles : []).map(({ src }) => loadPhoto(src))),
  ]);
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser gave no canvas to draw on.');
  const font = getComputedStyle(document.body).fontFamily;
  const measured = (spec: string) => (text: string) => {
    pen.font = spec;
    return pen.measureText(text).width;
  };
  const fonts = { title: `600 17px ${font}`, small: `400 13px ${font}` };
  const besideLogo = width - 2 * padding - logoSide - 12;
  const title = wrapText(content.title, besideLogo, measured(fonts.title), 2);
  const detail = wrapText(content.detail ?? '', besideLogo, measured(fonts.small), 3);
  const caption = wrapText(content.caption, width - 2 * padding, measured(fonts.small), 4);

  const textHeight = title.length * 22 + detail.length * 18;
  const headHeight = Math.max(logoSide, textHeight);
  const codeTop = padding + headHeight + 18;
  const height = codeTop + codeSide + 14 + caption.length * 18 + 20;
  canvas.width = width * scale;
  canvas.height = height * scale;
  pen.scale(scale, scale);
  pen.fillStyle = paper;
  pen.fillRect(0, 0, width, height);
  pen.textBaseline = 'middle';

  const head = { x: padding, y: padding + (headHeight - logoSide) / 2, side: logoSide };
  if (face) drawFace(pen, face, { photo, tilePhotos }, head);
  else drawLogo(pen, logo, head);
  let y = padding + (headHeight - textHeight) / 2;
  const write = (lines: string[], line: number, colour: string, x: number) => {
    pen.fillStyle = colour;
    for (const text of lines) {
      pen.fillText(text, x, y + line / 2);
      y += line;
    }
  };
  pen.font = fonts.title;
  write(title, 22, ink, padding + logoSide + 12);
  pen.font = fonts.small;
  write(detail, 18, softInk, padding + logoSide + 12);

  const code = drawCode(pen, content.code, (width - codeSide) / 2, codeTop);
  const plate = (code.side * logoSide) / codeSide;
  const start = (code.side - plate) / 2;
  const middle = { x: code.x + start, y: code.y + start, side: plate };
  pen.fillStyle = paper;
  pen.fillRect(middle.x, middle.y, plate, plate);
  drawLogo(pen, logo, { x: middle.x + 3.5, y: middle.y + 3.5, side: plate - 7 });

  pen.font = fonts.small;
  pen.textAlign = 'center';
  y = codeTop + codeSide + 14;
  write(caption, 18, softInk, width / 2);
  return toPng(canvas);
}

/** @returns the square that it takes of the one there is for it */
function drawCode(pen: CanvasRenderingContext2D, text: string, x: number, y: number): Square {
  const { size, path } = qrPath(text);
  const { module, side, margin } = wholeModules(size, codeSide * scale);
  const place = { x: x + margin / scale, y: y + margin / scale, side: side / scale };
  pen.save();
  pen.translate(place.x, place.y);
  pen.scale(module / scale, module / scale);
  pen.fillStyle = ink;
  pen.fill(new Path2D(path));
  pen.restore();
  return place;
}

function drawLogo(pen: CanvasRenderingContext2D, logo: HTMLImageElement, square: Square): void {
  pen.save();
  roundedSquare(pen, square, 0.24);
  pen.clip();
  pen.drawImage(logo, square.x, square.y, square.side, square.side);
  pen.restore();
}

/** @param isForeign it may come from another host, which has to allow that it is copied. */
async function loadImage(src: string, isForeign = false): Promise<HTMLImageElement> {
  const image = new Image();
  if (isForeign) image.crossOrigin = 'anonymous';
  image.src = src;
  await image.decode();
  return image;
}

/** @returns null where there is no photo, it does not load, or its host does not allow copies. */
async function loadPhoto(src: string | null): Promise<HTMLImageElement | null> {
  return src === null ? null : loadImage(src, true).catch(() => null);
}

function toPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The canvas could not be turned into an image.'));
    }, 'image/png');
  });
}
