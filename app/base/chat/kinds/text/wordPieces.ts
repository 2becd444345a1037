import type { Mention } from '../../../../core/messaging/messageModel/mentions.ts';
import { findLinks } from '../../../../lib/findLinks.ts';
import type { WebAddress } from '../../../../lib/webAddress.ts';

/** A stretch of the words of a message, as it is shown. */
export type WordPiece = { text: string } & (
  | { kind: 'words' }
  | { kind: 'link'; address: WebAddress }
  | { kind: 'mention'; userID: string }
);

type Special = {
  start: number;
  end: number;
  address?: WebAddress;
  shown?: string;
  userID?: string;
};

/**
 * Cuts the words of a message where something else than words stands. A link in a name is none.
 * @param mentions from first to last
 * @param end UTF-16 units that are shown; what goes on beyond them is neither link nor mention yet
 */
export function wordPieces(text: string, mentions: readonly Mention[], end: number): WordPiece[] {
  const links = findLinks(text).filter((link) => !mentions.some((one) => overlaps(link, one)));
  const specials: Special[] = [...links, ...mentions].sort((a, b) => a.start - b.start);
  const pieces: WordPiece[] = [];
  let at = 0;
  const addWords = (until: number): void => {
    if (until > at) pieces.push({ kind: 'words', text: text.slice(at, until) });
    at = until;
  };
  for (const { start, end: itsEnd, address, shown, userID = '' } of specials) {
    if (itsEnd > end) break;
    addWords(start);
    const piece = text.slice(start, itsEnd);
    if (address) pieces.push({ kind: 'link', text: shown ?? piece, address });
    else pieces.push({ kind: 'mention', text: piece, userID });
    at = itsEnd;
  }
  addWords(end);
  return pieces;
}

function overlaps(one: Special, other: Special): boolean {
  return one.start < other.end && other.start < one.end;
}
