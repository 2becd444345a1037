import { uploadMedia as call } from '../../../app/contract/media/uploadMedia.ts';
import { keepFile } from '../../media/mediaStore.ts';
import type { MediaType } from '../../media/mediaTypes.data.ts';
import { type KeptFile, recordMedia } from '../../media/recordMedia.ts';
import { rewriteMessageImage } from '../../media/rewriteImage.ts';
import { isCutShort, sniffMedia } from '../../media/sniff.ts';
import { handleKeyed } from '../handler.ts';

/** Start of the media types each kind of message takes. */
const taken = { image: 'image/', voice: 'audio/', video: 'video/', file: '' } as const;

type Problem = 'fileDamaged' | 'fileTooLarge';

export const uploadMedia = handleKeyed(call, async ({ kind }, context) => {
  const { file, fail } = context;
  if (!file) throw fail('fileMissing');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.length === 0) throw fail('fileDamaged');
  const mediaType = sniffMedia(bytes);
  if (!mediaType?.startsWith(taken[kind])) throw fail('fileRefused');
  const kept = await keep(context.dataDir, bytes, mediaType);
  if (typeof kept === 'string') throw fail(kept);
  return context.commit(async (tx) => {
    const { name: _name, ...facts } = kept;
    return { ...facts, url: await recordMedia(tx, kept, context.now()) };
  });
});

async function keep(
  dataDir: string,
  bytes: Uint8Array,
  mediaType: MediaType,
): Promise<KeptFile | Problem> {
  if (!isPicture(mediaType)) {
    if (isCutShort(bytes, mediaType)) return 'fileDamaged';
    const name = await keepFile(dataDir, bytes, mediaType);
    return { name, mediaType, bytes: bytes.length, width: 0, height: 0 };
  }
  const picture = await rewriteMessageImage(bytes, mediaType);
  if (picture === 'damaged') return 'fileDamaged';
  if (picture === 'tooLarge') return 'fileTooLarge';
  const name = await keepFile(dataDir, picture.bytes, mediaType);
  return { ...picture, name, bytes: picture.bytes.length };
}

type PictureType = Extract<MediaType, `image/${string}`>;

function isPicture(mediaType: MediaType): mediaType is PictureType {
  return mediaType.startsWith('image/');
}
