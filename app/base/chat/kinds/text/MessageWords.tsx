import { useMemo, useState } from 'react';
import { useTranslation } from '../../../../core/i18n/translation.tsx';
import type { StoredMessage } from '../../../../core/messaging/storedMessage.ts';
import { calmText } from '../../../../lib/calmText.ts';
import type { BubbleContent } from '../../../../parts/message/messageKind.ts';
import { MessageLink } from '../link/MessageLink.tsx';
import { MentionedName } from './MentionedName.tsx';
import * as css from './MessageWords.css.ts';
import { openingOf } from './openingOf.ts';
import { type WordPiece, wordPieces } from './wordPieces.ts';

type Props = {
  message: StoredMessage;
  content: Extract<BubbleContent, { form: 'words' }>;
  isOwn: boolean;
};

/** The words of a message; of very long ones the opening, and the rest when asked for. */
export function MessageWords({ message, content, isOwn }: Props) {
  const [isWhole, setWhole] = useState(false);
  const { pieces, isCut } = useMemo(() => {
    const text = content.words(message);
    const { length } = isWhole ? text : openingOf(text);
    const mentions = content.mentions?.(message) ?? [];
    return { pieces: wordPieces(text, mentions, length), isCut: length < text.length };
  }, [message, content, isWhole]);
  return (
    <>
      <bdi className={css.words}>
        {pieces.map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a message never move
          <Piece key={index} {...{ piece, isOwn, message }} />
        ))}
        {isCut && '…'}
      </bdi>
      {isCut && <ShowAll onShow={() => setWhole(true)} />}
    </>
  );
}

type PieceProps = Pick<Props, 'message' | 'isOwn'> & { piece: WordPiece };

function Piece({ piece, isOwn, message }: PieceProps) {
  switch (piece.kind) {
    case 'link':
      return (
        <MessageLink of={message} address={piece.address}>
          {piece.text}
        </MessageLink>
      );
    case 'mention':
      return <MentionedName userID={piece.userID} text={piece.text} isOwn={isOwn} />;
    case 'words':
      return calmText(piece.text);
  }
}

function ShowAll({ onShow }: { onShow: () => void }) {
  const { t } = useTranslation('chat.conversation');
  return (
    <button type="button" className={css.more} onClick={onShow}>
      {t('showAll')}
    </button>
  );
}
