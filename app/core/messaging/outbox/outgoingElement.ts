import { contentType } from '../../../contract/gateway/enums.ts';
import { copiedContent } from '../forwarding/copiedContent.ts';
import { mergedContent } from '../forwarding/mergedContent.ts';
import type { SentContent } from '../forwarding/sentContent.ts';
import { mentionElement } from '../messageModel/mentionElement.ts';
import { quotedNameOf } from '../messageModel/quotedName.ts';
import type { OutgoingContent } from '../messaging.ts';
import type { OutboxUpload, OutgoingPart } from '../store/outboxEntry.ts';
import type { StoredMessage } from '../storedMessage.ts';

type Element = SentContent & Partial<Pick<StoredMessage, 'quoteElem' | 'atElem'>>;

/**
 * @returns kind, content and element of a message; addresses of files are empty
 * @throws TypeError for the copy of what cannot be forwarded
 */
export function elementOf(content: OutgoingContent): Element {
  switch (content.kind) {
    case 'text':
      return textElement(content);
    case 'image':
      return pictureElement(content);
    case 'voice': {
      const { file, duration, peaks } = content;
      const dataSize = file.blob.size;
      const soundElem = { uuid: '', soundPath: '', sourceUrl: '', dataSize, duration };
      return {
        contentType: contentType.voice,
        content: JSON.stringify(soundElem),
        soundElem,
        ex: JSON.stringify({ peaks }),
      };
    }
    case 'video': {
      const { file, poster, width, height, duration } = content;
      const videoElem = {
        videoPath: '',
        videoUUID: '',
        videoUrl: '',
        videoType: file.blob.type,
        videoSize: file.blob.size,
        duration,
        snapshotPath: '',
        snapshotUUID: '',
        snapshotSize: poster.blob.size,
        snapshotUrl: '',
        snapshotWidth: width,
        snapshotHeight: height,
      };
      return { contentType: contentType.video, content: JSON.stringify(videoElem), videoElem };
    }
    case 'file': {
      const { blob, name } = content.file;
      const fileElem = {
        filePath: '',
        uuid: '',
        sourceUrl: '',
        fileName: name,
        fileSize: blob.size,
      };
      return { contentType: contentType.file, content: JSON.stringify(fileElem), fileElem };
    }
    case 'location':
      return placeElement(content);
    case 'card': {
      const { userID, nickname, faceURL } = content;
      const card = { userID, nickname, faceURL };
      return { contentType: contentType.card, content: JSON.stringify(card) };
    }
    case 'sticker': {
      // −1: no face of the protocol's own, which are counted from 0.
      const faceElem = { index: -1, data: content.data };
      return { contentType: contentType.face, content: JSON.stringify(faceElem), faceElem };
    }
    case 'copy': {
      const copied = copiedContent(content.of);
      if (!copied) throw new TypeError('This message cannot be sent again.');
      return copied;
    }
    case 'merged':
      return mergedContent(content);
  }
}

/** What is quoted is filled in when it is sent: until then it may be taken back. */
function textElement({
  text,
  quoted,
  mentions = [],
}: Extract<OutgoingContent, { kind: 'text' }>): Element {
  if (mentions.length > 0) {
    const quoteMessage = quoted ? quotedNameOf(quoted) : null;
    const atElem = { ...mentionElement(text, mentions), quoteMessage };
    const content = quoted ? '' : JSON.stringify(atElem);
    return { contentType: contentType.atText, content, atElem };
  }
  if (!quoted) return { contentType: contentType.text, content: text };
  const quoteElem = { text, quoteMessage: quotedNameOf(quoted), messageEntityList: [] };
  return { contentType: contentType.quote, content: '', quoteElem };
}

/** There is one size: what others make of it is theirs. */
function pictureElement({
  file,
  width,
  height,
}: Extract<OutgoingContent, { kind: 'image' }>): Element {
  const { type, size } = file.blob;
  const picture = { uuid: '', type, size, width, height, url: '' };
  const pictureElem = {
    sourcePath: '',
    sourcePicture: picture,
    bigPicture: picture,
    snapshotPicture: picture,
  };
  return { contentType: contentType.picture, content: JSON.stringify(pictureElem), pictureElem };
}

/** How exact the place is stands beside it: the element has no field for that. */
function placeElement(place: Extract<OutgoingContent, { kind: 'location' }>): Element {
  const { description, longitude, latitude, accuracy } = place;
  const locationElem = { description, longitude, latitude };
  return {
    contentType: contentType.location,
    content: JSON.stringify(locationElem),
    locationElem,
    ...(accuracy === undefined ? {} : { ex: JSON.stringify({ accuracy }) }),
  };
}

/** @returns the files a message needs on the server first, and their bytes */
export function filesOf(
  content: OutgoingContent,
  clientMsgID: string,
): { uploads: OutboxUpload[]; files: Map<OutgoingPart, Blob> } {
  const files = new Map<OutgoingPart, Blob>();
  const uploads: OutboxUpload[] = [];
  if (!('file' in content)) return { uploads, files };
  const add = (part: OutgoingPart, { blob, name }: { blob: Blob; name: string }): void => {
    files.set(part, blob);
    const intent = `message-${clientMsgID}-${part}`;
    uploads.push({ part, name, type: blob.type, size: blob.size, url: '', intent });
  };
  add('file', content.file);
  if (content.kind === 'video') add('poster', content.poster);
  return { uploads, files };
}

/** @returns the message with the addresses of its files */
export function withAddresses(
  message: StoredMessage,
  uploads: readonly OutboxUpload[],
): StoredMessage {
  const url = uploads.find(({ part }) => part === 'file')?.url ?? '';
  const { pictureElem, soundElem, videoElem, fileElem } = message;
  if (pictureElem) {
    const picture = pictureElem.sourcePicture ? { ...pictureElem.sourcePicture, url } : null;
    const element = {
      ...pictureElem,
      sourcePicture: picture,
      bigPicture: picture,
      snapshotPicture: picture,
    };
    return { ...message, pictureElem: element, content: JSON.stringify(element) };
  }
  if (soundElem) {
    const element = { ...soundElem, sourceUrl: url };
    return { ...message, soundElem: element, content: JSON.stringify(element) };
  }
  if (videoElem) {
    const snapshotUrl = uploads.find(({ part }) => part === 'poster')?.url ?? '';
    const element = { ...videoElem, videoUrl: url, snapshotUrl };
    return { ...message, videoElem: element, content: JSON.stringify(element) };
  }
  if (fileElem) {
    const element = { ...fileElem, sourceUrl: url };
    return { ...message, fileElem: element, content: JSON.stringify(element) };
  }
  return message;
}
