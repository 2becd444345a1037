import { loadSharp } from '../../media/loadSharp.ts';
import { keepFile } from '../../media/mediaStore.ts';
import { type DrawingName, drawings } from './drawings.data.ts';

const drawn = new Map<string, Promise<string>>();

/** Address of one of the platform's own pictures; it is drawn when first asked for. */
export function drawnPicture(dataDir: string, name: DrawingName): Promise<string> {
  const key = `${dataDir}\n${name}`;
  const known = drawn.get(key);
  if (known) return known;
  const made = draw(dataDir, name).catch((error) => {
    drawn.delete(key);
    throw error;
  });
  drawn.set(key, made);
  return made;
}

async function draw(dataDir: string, name: DrawingName): Promise<string> {
  const sharp = await loadSharp();
  const picture = await sharp(Buffer.from(drawings[name])).webp({ quality: 84 }).toBuffer();
  return `/media/${await keepFile(dataDir, picture, 'image/webp')}`;
}
