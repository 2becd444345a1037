import { type Store as Place, StoreConflict } from '../deploy/store.ts';
import { BrandError } from '../errors.ts';
import { unpackImages } from './imagePack.ts';

/** Images that machines share, so that each is drawn by one of them. */
export interface SharedImages {
  /** For people: where they are. */
  readonly name: string;
  /** Sets that were kept for the others so far. */
  readonly sent: number;
  /** @returns images by key, of this set where it is there, else of what the brand had last. */
  fetch(setKey: string, brand: string): Promise<ReadonlyMap<string, Buffer>>;
  /** Keeps a set for the others, where none was faster. */
  offer(setKey: string, brand: string, pack: Buffer): Promise<void>;
  close(): void;
}

export type SharedImagesOptions = {
  signal: AbortSignal;
  /** Told once, when the place fails; the build goes on without it. */
  warn: (message: string) => void;
};

/** Beside the sites, under a name no brand can have. */
const packKey = (setKey: string): string => `.images/sets/${setKey}`;
const latestKey = (brand: string): string => `.images/latest/${brand}`;
const headers = { contentType: 'application/octet-stream', cacheControl: 'no-store' };

/**
 * Images in a folder or a bucket, one object per set. Nothing there is believed before its checksums
 * are compared, and a place that fails costs only what is drawn instead.
 */
export function shareImages(place: Place, { signal, warn }: SharedImagesOptions): SharedImages {
  let isReadable = true;
  let isWritable = true;
  let isTold = false;
  let sent = 0;
  /** Etags of objects that are no whole sets: these may be replaced. */
  const damaged = new Map<string, string>();

  const fail = (error: unknown, consequence: string): void => {
    if (!(error instanceof BrandError)) throw error;
    signal.throwIfAborted();
    if (!isTold) warn(`${error.message} ${consequence}\n  ${error.fix}`);
    isTold = true;
  };

  const readSet = async (setKey: string): Promise<Map<string, Buffer> | null> => {
    const found = await place.read(packKey(setKey));
    if (!found) return null;
    const images = unpackImages(found.body);
    if (!images) damaged.set(setKey, found.etag);
    return images;
  };

  return {
    name: place.name,
    get sent() {
      return sent;
    },
    async fetch(setKey, brand) {
      if (!isReadable) return new Map();
      try {
        const whole = await readSet(setKey);
        if (whole) return whole;
        const latest = (await place.read(latestKey(brand)))?.body.toString('utf8') ?? '';
        const isOther = /^[0-9a-f]{64}$/.test(latest) && latest !== setKey;
        return (isOther ? await readSet(latest) : null) ?? new Map();
      } catch (error) {
        fail(error, 'Images are drawn here, and not shared.');
        isReadable = false;
        isWritable = false;
        return new Map();
      }
    },
    async offer(setKey, brand, pack) {
      if (!isWritable) return;
      const etag = damaged.get(setKey);
      try {
        const condition = etag === undefined ? 'absent' : { etag };
        await place.write(packKey(setKey), pack, { headers, condition, signal });
        await place.write(latestKey(brand), Buffer.from(setKey), { headers, signal });
        sent += 1;
      } catch (error) {
        // Another machine was first with the same images.
        if (error instanceof StoreConflict) return;
        fail(error, 'What is drawn here is not shared.');
        isWritable = false;
      }
    },
    close: () => place.close(),
  };
}
