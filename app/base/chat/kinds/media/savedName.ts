import type { StoredMessage } from '../../../../core/messaging/storedMessage.ts';
import { endingOf } from '../../../../lib/fileName.ts';

/**
 * The name under which a picture or a video is saved, for they have none: such as
 * "photo-20240501-091233.jpg", in the time of the device.
 * @param url with the ending that fits; without one the browser adds it
 */
export function savedName(
  kind: 'photo' | 'video',
  { sendTime, createTime }: Pick<StoredMessage, 'sendTime' | 'createTime'>,
  url: string,
): string {
  const at = new Date(sendTime || createTime);
  const two = (number: number): string => String(number).padStart(2, '0');
  const day = `${at.getFullYear()}${two(at.getMonth() + 1)}${two(at.getDate())}`;
  const time = `${two(at.getHours())}${two(at.getMinutes())}${two(at.getSeconds())}`;
  const [path = ''] = url.split(/[?#]/);
  const ending = endingOf(path.slice(path.lastIndexOf('/') + 1)).toLowerCase();
  return `${kind}-${day}-${time}${/^\.[a-z0-9]+$/.test(ending) ? ending : ''}`;
}
