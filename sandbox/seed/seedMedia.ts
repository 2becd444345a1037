import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutputOf } from '../../app/contract/call.ts';
import { uploadMedia } from '../../app/contract/media/uploadMedia.ts';
import type { Ask, Asker } from './seedClient.ts';

export type SeedUpload = OutputOf<typeof uploadMedia>;

type Kind = 'image' | 'voice' | 'video' | 'file';

/** Uploads what the demo people send, each file once. */
export type SeedMedia = {
  /** Uploads a file of `sandbox/seed/media`. */
  upload(kind: Kind, file: string): Promise<SeedUpload>;
  /** Uploads a text as a file. */
  uploadText(name: string, text: string): Promise<SeedUpload>;
};

/**
 * @param root folder of the repository
 * @param logIn whoever uploads it; asked once, and only where there is something to upload
 */
export function makeSeedMedia(root: string, ask: Ask, logIn: () => Promise<Asker>): SeedMedia {
  const uploads = new Map<string, Promise<SeedUpload>>();
  let asker: Promise<Asker> | undefined;
  const send = async (kind: Kind, name: string, file: Blob): Promise<SeedUpload> => {
    asker ??= logIn();
    return ask(uploadMedia, { kind, name }, { ...(await asker), key: randomUUID(), file });
  };
  const once = (name: string, start: () => Promise<SeedUpload>): Promise<SeedUpload> => {
    const upload = uploads.get(name) ?? start();
    uploads.set(name, upload);
    return upload;
  };
  return {
    upload: (kind, file) =>
      once(file, async () => {
        const bytes = await readFile(join(root, 'sandbox/seed/media', file));
        return send(kind, file, new Blob([new Uint8Array(bytes)]));
      }),
    uploadText: (name, text) => once(name, () => send('file', name, new Blob([text]))),
  };
}
