import type { OutboxUpload, OutgoingPart } from '../store/outboxEntry.ts';
import { cardContent } from './card.ts';
import type { AnyContent, Contents, OutgoingContent, OutgoingFile, SentAs } from './content.ts';
import { copyContent } from './copy.ts';
import { fileContent } from './file.ts';
import { imageContent } from './image.ts';
import { locationContent } from './location.ts';
import { mergedContent } from './merged.ts';
import { stickerContent } from './sticker.ts';
import { textContent } from './text.ts';
import { videoContent } from './video.ts';
import { voiceContent } from './voice.ts';

/** Everything that can be sent. What is sent as each follows from its row. */
const ownContents = [
  textContent,
  imageContent,
  voiceContent,
  videoContent,
  fileContent,
  locationContent,
  cardContent,
  stickerContent,
  copyContent,
  mergedContent,
] as const;

/** What is sent as each of the app's own contents. */
export type OwnContents = {
  [Row in (typeof ownContents)[number] as Row['kind']]: SentAs<Row>;
};

/** @param added contents of features. Where several send one content type anew, the first that can does */
export function createContents(added: readonly AnyContent[]): Contents {
  const rows: readonly AnyContent[] = [...ownContents, ...added];
  const byKind = new Map<string, AnyContent>(rows.map((row) => [row.kind, row]));
  const rowOf = ({ kind }: OutgoingContent): AnyContent => {
    const row = byKind.get(kind);
    if (row) return row;
    throw new TypeError(`Nothing says how "${kind}" is sent.`);
  };
  const readers = (type: number): AnyContent[] =>
    rows.filter(({ contentTypes }) => contentTypes.includes(type));

  const contents: Contents = {
    // A row takes what is sent as its kind.
    elementOf: (content) => rowOf(content).elementOf(content as never, contents),
    notedOf: (content) => rowOf(content).noted?.(content as never) ?? {},
    filesOf(content, clientMsgID) {
      const files = new Map<OutgoingPart, Blob>();
      const uploads: OutboxUpload[] = [];
      for (const part of Object.keys(rowOf(content).files ?? {}) as OutgoingPart[]) {
        const { blob, name } = (content as unknown as Record<OutgoingPart, OutgoingFile>)[part];
        files.set(part, blob);
        const intent = `message-${clientMsgID}-${part}`;
        uploads.push({ part, name, type: blob.type, size: blob.size, url: '', intent });
      }
      return { uploads, files };
    },
    uploadKindOf: (kind, part) => byKind.get(kind)?.files?.[part] ?? null,
    withAddresses(message, kind, uploads) {
      const addressOf = (part: OutgoingPart): string =>
        uploads.find((upload) => upload.part === part)?.url ?? '';
      const element = byKind.get(kind)?.placed?.(message, addressOf);
      if (!element) return message;
      return { ...message, ...element, content: JSON.stringify(Object.values(element)[0]) };
    },
    sentAnew(message, level = 0) {
      for (const row of readers(message.contentType)) {
        const sent = row.sentAnew?.(message, contents, level);
        if (sent) return sent;
      }
      return null;
    },
    forwarded(message) {
      const { isRevoked, isDeleted, attachedInfoElem } = message;
      if (isRevoked || isDeleted || attachedInfoElem?.isPrivateChat) return null;
      const row = readers(message.contentType).find((one) => one.sentAnew?.(message, contents, 0));
      if (!row) return null;
      return row.forwarded ? row.forwarded(message) : { kind: 'copy', of: message };
    },
  };
  return contents;
}
