import type { ReactNode } from 'react';
import { LazyPart } from '../../../core/lazy/LazyPart.tsx';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import type { BubbleContentProps, BubbleKind } from '../../../parts/message/messageKind.ts';
import { MediaFrame } from './media/MediaFrame.tsx';
import { NamedCard } from './NamedCard.tsx';
import { QuotedMessage } from './quote/QuotedMessage.tsx';
import { MessageWords } from './text/MessageWords.tsx';

type Props = BubbleContentProps & {
  kind: BubbleKind;
  /** With which others it is drawn together, itself among them. */
  album?: readonly StoredMessage[] | undefined;
};

/** What stands in the bubble of a message, as its kind has it. */
export function BubbleBody({ kind, message, isOwn, album }: Props) {
  const { content } = kind;
  if (kind.album && album) {
    return (
      <LazyPart
        source={kind.album.source}
        props={{ messages: album, isOwn }}
        placeholder={<MediaFrame box={kind.album.box} isWaiting />}
        isAside
      />
    );
  }
  switch (content.form) {
    case 'words':
      return (
        <>
          <QuotedMessage message={message} isOwn={isOwn} />
          <MessageWords message={message} content={content} isOwn={isOwn} />
        </>
      );
    case 'part': {
      const coming: ReactNode = content.box ? (
        <MediaFrame box={content.box(message)} isWaiting />
      ) : (
        <NamedCard kind={kind} isComing />
      );
      return (
        <LazyPart source={content.source} props={{ message, isOwn }} placeholder={coming} isAside />
      );
    }
    case 'card':
      return <NamedCard kind={kind} />;
  }
}
