import { eq } from 'drizzle-orm';
import { imageTypes } from '../../../app/contract/fields/media.ts';
import { uploadAvatar } from '../../../app/contract/user/uploadAvatar.ts';
import { noteChange } from '../../database/commitFacts.ts';
import { users } from '../../database/schema.ts';
import { keepFile } from '../../media/mediaStore.ts';
import { recordMedia } from '../../media/recordMedia.ts';
import { rewriteAvatar } from '../../media/rewriteImage.ts';
import { sniffMedia } from '../../media/sniff.ts';
import { handleKeyed } from '../handler.ts';

export const handleUploadAvatar = handleKeyed(uploadAvatar, async (_input, context) => {
  const { file, fail, session } = context;
  if (!file) throw fail('fileMissing');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.length === 0) throw fail('fileDamaged');
  const mediaType = sniffMedia(bytes);
  if (!imageTypes.some((one) => one === mediaType)) throw fail('fileRefused');
  const picture = await rewriteAvatar(bytes);
  if (picture === 'damaged') throw fail('fileDamaged');
  if (picture === 'tooLarge') throw fail('fileTooLarge');
  const name = await keepFile(context.dataDir, picture.bytes, picture.mediaType);
  return context.commit(async (tx) => {
    const kept = { ...picture, name, bytes: picture.bytes.length };
    const avatar = await recordMedia(tx, kept, context.now());
    await tx.update(users).set({ avatar }).where(eq(users.id, session.userId));
    noteChange(tx, { about: 'profile', userId: session.userId });
    return { avatar };
  });
});
