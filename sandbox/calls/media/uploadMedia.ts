import { uploadMedia } from '../../../app/contract/media/uploadMedia.ts';
import { keepFile } from '../../media/mediaStore.ts';
import type { MediaType } from '../../media/mediaTypes.data.ts';
import { recordMedia } from '../../media/recordMedia.ts';
import { rewriteMessageImage } from '../../media/rewriteImage.ts';
import { isCutShort, sniffMedia } from '../../media/sniff.ts';
import { handleKeyed } from '../handler.ts';

/** Start of the media types each kind of message takes. */
const taken = { image: 'image/', voice: 'audio/', video: 'video/', file: '' } as const;

type Problem = 'fileDamaged' | 'fileTooLarge';

export const handleUploadMedia = handleKeyed(uploadMedia, async ({ kind }, context) => {
  const { file, fail } = context;
  if (!file) throw fail('fileMissing');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.length === 0) throw fail('fileDamaged');
  const mediaType = sniffMedia(bytes);
  if (!mediaType?.startsWith(taken[kind])) throw fail('fileRefused');
  const ready = await prepare(bytes, mediaType);
  if (typeof ready === 'string') throw fail(ready);
  const keep = () => keepFile(context.dataDir, ready.bytes, mediaType, context.session.userId);
  const facts = { ...ready, mediaType, bytes: ready.bytes.length };
  const name = await keep();
  const answer = await context.commit(async (tx) => {
    return { ...facts, url: await recordMedia(tx, { ...facts, name }, context.now()) };
  });
  // The same file may have been given up between the two; from now on it is not.
  await keep();
  return answer;
});

type Ready = { bytes: Uint8Array; width: number; height: number };

async function prepare(bytes: Uint8Array, mediaType: MediaType): Promise<Ready | Problem> {
  if (!isPicture(mediaType)) {
    return isCutShort(bytes, mediaType) ? 'fileDamaged' : { bytes, width: 0, height: 0 };
  }
  const picture = await rewriteMessageImage(bytes, mediaType);
  if (picture === 'damaged') return 'fileDamaged';
  return picture === 'tooLarge' ? 'fileTooLarge' : picture;
}

type PictureType = Extract<MediaType, `image/${string}`>;

function isPicture(mediaType: MediaType): mediaType is PictureType {
  return mediaType.startsWith('image/');
}
