import { useMemo } from 'react';
import type { KindQuery } from '../../../core/messaging/search/kindSearch.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import type { BubbleKind } from '../../../parts/message/messageKind.ts';
import { useMessageKinds } from '../kinds/messageKinds.ts';
import { type WordPiece, wordPieces } from '../kinds/text/wordPieces.ts';

export const mediaTabs = ['media', 'files', 'links'] as const;
export type MediaTab = (typeof mediaTabs)[number];

/** How addresses begin that are links (`findLinks`). */
const beginnings = ['https://', 'www.'];

/** What a kind must be able to do for its messages to stand in a tab. */
const isOf: Readonly<Record<MediaTab, (kind: BubbleKind) => boolean>> = {
  media: ({ viewed }) => viewed !== undefined,
  files: ({ file, viewed }) => file !== undefined && viewed === undefined,
  links: ({ content }) => content.form === 'words',
};

const holds: Readonly<Record<MediaTab, (message: StoredMessage, kind: BubbleKind) => boolean>> = {
  media: () => true,
  files: (message, { file }) => Boolean(file?.(message)),
  links: (message, kind) => linksOf(message, kind).length > 0,
};

/** @returns what the tab looks for in a conversation */
export function useMediaQuery(conversationID: string, tab: MediaTab): KindQuery {
  const { kindOf, typesOf } = useMessageKinds();
  return useMemo(
    () => ({
      conversationID,
      types: typesOf(isOf[tab]),
      parts: tab === 'links' ? beginnings : [],
      isWanted(message) {
        const kind = kindOf(message);
        return kind?.place === 'bubble' && isOf[tab](kind) && holds[tab](message, kind);
      },
    }),
    [conversationID, tab, kindOf, typesOf],
  );
}

export type SentLink = Extract<WordPiece, { kind: 'link' }>;

/** @returns the links in the words of a message, each address once */
export function linksOf(message: StoredMessage, { content }: BubbleKind): SentLink[] {
  if (content.form !== 'words') return [];
  const words = content.words(message);
  const pieces = wordPieces(words, content.mentions?.(message) ?? [], words.length);
  const links = pieces.filter((piece): piece is SentLink => piece.kind === 'link');
  return [...new Map(links.map((link) => [link.address.href, link])).values()];
}
