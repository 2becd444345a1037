import type { Message } from '../../../../contract/gateway/entities/message.ts';
import { isKeptMoving } from '../../../../platform/sentPicture.ts';
import { pictureOf } from './pictureOf.ts';

/**
 * @returns the address of the picture at full size that copying takes, '' where it is on this device alone;
 * null where there is none, or copied it would no longer move
 */
export function copiedPictureOf(message: Message): string | null {
  const { pictureElem } = message;
  if (!pictureElem) return null;
  const { url } = pictureOf(message);
  const type = pictureElem.sourcePicture?.type.toLowerCase() ?? '';
  // Some clients give the ending in place of the media type.
  const isMoving = isKeptMoving(type) || type === 'gif' || /\.gif($|[?#])/i.test(url);
  return isMoving ? null : url;
}
