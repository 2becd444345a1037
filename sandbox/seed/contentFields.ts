import { contentType } from '../../app/contract/gateway/contentType.ts';
import type { Message } from '../../app/contract/gateway/entities/message.ts';
import { clips, voices } from './media/media.data.ts';
import type { SeedContent } from './seedContent.ts';
import type { SeedMedia } from './seedMedia.ts';

export type SeedFace = { id: string; nickName: string; avatar: string };

type Surroundings = {
  media: SeedMedia;
  face(account: string): SeedFace;
  /** The message of an earlier line. */
  said(line: number): Message | undefined;
  /** Milliseconds. */
  now: number;
};

type Fields = Pick<Message, 'contentType'> & Partial<Message>;
type Single = Exclude<SeedContent, { kind: 'pictures' }>;
type ContentOf<Kind extends SeedContent['kind']> = Extract<SeedContent, { kind: Kind }>;

/** @returns what is sent of a picture, once it is uploaded; `file` is one of `sandbox/seed/media` */
export async function pictureFields(media: SeedMedia, file: string): Promise<Fields> {
  const { url, bytes, mediaType, width, height } = await media.upload('image', file);
  const picture = { uuid: '', type: mediaType, size: bytes, width, height, url };
  return {
    contentType: contentType.picture,
    pictureElem: {
      sourcePath: '',
      sourcePicture: picture,
      bigPicture: picture,
      snapshotPicture: picture,
    },
  };
}

/** @returns what is sent of anything else, once its files are uploaded */
export async function contentFields(content: Single, around: Surroundings): Promise<Fields> {
  switch (content.kind) {
    case 'clip':
      return clipFields(content, around.media);
    case 'voice': {
      const { file, duration, peaks } = voices[content.voice];
      const { url, bytes } = await around.media.upload('voice', file);
      return {
        contentType: contentType.voice,
        soundElem: { uuid: '', soundPath: '', sourceUrl: url, dataSize: bytes, duration },
        ex: JSON.stringify({ peaks }),
      };
    }
    case 'file': {
      const { name, text } = content;
      const { url, bytes } = await around.media.uploadText(name, text);
      return {
        contentType: contentType.file,
        fileElem: { filePath: '', uuid: '', sourceUrl: url, fileName: name, fileSize: bytes },
      };
    }
    case 'location': {
      const { kind: _kind, ...locationElem } = content;
      return { contentType: contentType.location, locationElem };
    }
    case 'card': {
      const { id, nickName, avatar } = around.face(content.account);
      const card = { userID: id, nickname: nickName, faceURL: avatar, ex: '' };
      return { contentType: contentType.card, content: JSON.stringify(card) };
    }
    case 'sticker': {
      const data = JSON.stringify({ set: 'sprout', id: content.sticker });
      return { contentType: contentType.face, faceElem: { index: -1, data } };
    }
    case 'quote':
      return quoteFields(content, around);
    case 'record':
      return recordFields(content, around);
    case 'mention':
      return mentionFields(content, around);
  }
}

async function clipFields({ clip }: ContentOf<'clip'>, media: SeedMedia): Promise<Fields> {
  const { file, poster, duration } = clips[clip];
  const [video, still] = [await media.upload('video', file), await media.upload('image', poster)];
  return {
    contentType: contentType.video,
    videoElem: {
      ...{ videoPath: '', videoUUID: '', videoUrl: video.url },
      ...{ videoType: video.mediaType, videoSize: video.bytes, duration },
      ...{ snapshotPath: '', snapshotUUID: '', snapshotUrl: still.url },
      ...{ snapshotSize: still.bytes, snapshotWidth: still.width, snapshotHeight: still.height },
    },
  };
}

function quoteFields({ line, text }: ContentOf<'quote'>, { said }: Surroundings): Fields {
  const quoted = said(line);
  if (!quoted) throw new RangeError(`There is no line ${line} before its answer.`);
  const { attachedInfoElem: _readers, ...quoteMessage } = quoted;
  return {
    contentType: contentType.quote,
    quoteElem: { text, quoteMessage, messageEntityList: [] },
  };
}

/** Minutes between what stands in a record. */
const recordStep = 2 * 60_000;

function recordFields({ title, lines }: ContentOf<'record'>, around: Surroundings): Fields {
  const began = around.now - (lines.length + 10) * recordStep;
  return {
    contentType: contentType.merger,
    mergeElem: {
      title,
      abstractList: lines.map(([by, text]) => `${around.face(by).nickName}: ${text}`).slice(0, 4),
      multiMessage: lines.map(([by, content], index) => ({
        clientMsgID: String(index + 1),
        senderNickname: around.face(by).nickName,
        senderFaceUrl: around.face(by).avatar,
        sendTime: began + index * recordStep,
        contentType: contentType.text,
        content,
      })),
    },
  };
}

function mentionFields({ accounts, text }: ContentOf<'mention'>, around: Surroundings): Fields {
  const faces = accounts.map(around.face);
  // As the protocol has it: ids stand where names are read.
  const written = faces.reduce(
    (words, { id, nickName }) => words.replaceAll(`@${nickName} `, `@${id} `),
    text,
  );
  return {
    contentType: contentType.atText,
    atElem: {
      text: written,
      atUserList: faces.map(({ id }) => id),
      atUsersInfo: faces.map(({ id, nickName }) => ({ atUserID: id, groupNickname: nickName })),
      quoteMessage: null,
      isAtSelf: false,
    },
  };
}
