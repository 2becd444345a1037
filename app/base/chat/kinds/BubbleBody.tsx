import { LazyPart } from '../../../core/lazy/LazyPart.tsx';
import type { BubbleContentProps, BubbleKind } from '../../../parts/message/messageKind.ts';
import { NamedCard } from './NamedCard.tsx';
import { QuotedMessage } from './quote/QuotedMessage.tsx';
import { MessageWords } from './text/MessageWords.tsx';

type Props = BubbleContentProps & { kind: BubbleKind };

/** What stands in the bubble of a message, as its kind has it. */
export function BubbleBody({ kind, message, isOwn }: Props) {
  const { content } = kind;
  switch (content.form) {
    case 'words':
      return (
        <>
          <QuotedMessage message={message} isOwn={isOwn} />
          <MessageWords text={content.words(message)} />
        </>
      );
    case 'part':
      return (
        <LazyPart
          source={content.source}
          props={{ message, isOwn }}
          placeholder={<NamedCard kind={kind} isComing />}
        />
      );
    case 'card':
      return <NamedCard kind={kind} />;
  }
}
