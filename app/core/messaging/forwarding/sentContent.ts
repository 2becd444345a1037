import type { Message } from '../../../contract/gateway/entities/message.ts';
import { contentType as type } from '../../../contract/gateway/enums.ts';

/** What a message says or shows, without who, when and where. */
export type SentContent = Pick<Message, 'contentType' | 'content'> &
  Partial<
    Pick<
      Message,
      | 'ex'
      | 'pictureElem'
      | 'soundElem'
      | 'videoElem'
      | 'fileElem'
      | 'mergeElem'
      | 'faceElem'
      | 'locationElem'
    >
  >;

type Element = Omit<SentContent, 'contentType' | 'content'>;

/** Numbers of the drawing of a voice message. */
const mostPeaks = 500;

/**
 * The content of a message that is neither text nor a record of others, as it can be sent anew: files at their addresses, without the
 * paths they had on their sender's device.
 * @returns null for what cannot: files without an address, and content that this app does not know
 */
export function sentContent(message: Message): SentContent | null {
  const { contentType, content } = message;
  if (contentType === type.card) return content.trim() === '' ? null : { contentType, content };
  const element = elementOf(message);
  if (!element) return null;
  const { ex: _ex, ...named } = element;
  return { contentType, content: JSON.stringify(Object.values(named)[0]), ...element };
}

function elementOf(message: Message): Element | null {
  switch (message.contentType) {
    case type.picture:
      return pictureOf(message);
    case type.voice: {
      const { soundElem } = message;
      if (!soundElem?.sourceUrl) return null;
      return { soundElem: { ...soundElem, soundPath: '' }, ex: peaksIn(message.ex) };
    }
    case type.video: {
      const { videoElem } = message;
      if (!videoElem?.videoUrl) return null;
      return { videoElem: { ...videoElem, videoPath: '', snapshotPath: '' } };
    }
    case type.file: {
      const { fileElem } = message;
      return fileElem?.sourceUrl ? { fileElem: { ...fileElem, filePath: '' } } : null;
    }
    case type.location: {
      const { locationElem, ex } = message;
      return locationElem ? { locationElem, ...accuracyIn(ex) } : null;
    }
    case type.face:
      return message.faceElem ? { faceElem: message.faceElem } : null;
    default:
      return null;
  }
}

function pictureOf({ pictureElem }: Message): Element | null {
  const { sourcePicture, bigPicture, snapshotPicture } = pictureElem ?? {};
  const source = [sourcePicture, bigPicture, snapshotPicture].find((one) => one?.url);
  if (!source) return null;
  return {
    pictureElem: {
      sourcePath: '',
      sourcePicture: sourcePicture?.url ? sourcePicture : source,
      bigPicture: bigPicture?.url ? bigPicture : source,
      snapshotPicture: snapshotPicture?.url ? snapshotPicture : source,
    },
  };
}

/** @returns of what stands beside a location only how exact it is */
function accuracyIn(ex: string): { ex?: string } {
  try {
    const { accuracy } = JSON.parse(ex) as { accuracy?: unknown };
    return typeof accuracy === 'number' ? { ex: JSON.stringify({ accuracy }) } : {};
  } catch {
    // Somebody else's own form, or nothing.
    return {};
  }
}

/** @returns of what stands beside a voice message only the drawing of it */
function peaksIn(ex: string): string {
  try {
    const { peaks } = JSON.parse(ex) as { peaks?: unknown };
    const isDrawing =
      Array.isArray(peaks) &&
      peaks.length <= mostPeaks &&
      peaks.every((peak) => typeof peak === 'number');
    return isDrawing ? JSON.stringify({ peaks }) : '';
  } catch {
    // Somebody else's own form, or nothing.
    return '';
  }
}
