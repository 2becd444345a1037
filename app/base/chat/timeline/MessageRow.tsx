import { memo, useId, useRef, useState } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { LazyPart } from '../../../core/lazy/LazyPart.tsx';
import { messageKeyOf } from '../../../core/messaging/messageRef.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import type { BubbleKind } from '../../../parts/message/messageKind.ts';
import { useLongPress } from '../../../ui/useLongPress.ts';
import { useSwipeAside } from '../../../ui/useSwipeAside.ts';
import { MessageMenuButton } from '../actions/MessageMenuButton.tsx';
import { SelectBox } from '../actions/SelectBox.tsx';
import { useIsSelected } from '../actions/useIsSelected.ts';
import { useQuoting } from '../actions/useQuoting.ts';
import { useSenderMention } from '../actions/useSenderMention.ts';
import { Bubble } from './Bubble.tsx';
import { FailedMark } from './FailedMark.tsx';
import { failureKey } from './failureKey.ts';
import { MessageFaces } from './MessageFaces.tsx';
import * as css from './MessageRow.css.ts';
import type { MessageRowData } from './timelineRow.ts';
import { timeOf } from './timeOf.ts';

/** A message younger than this is animated when it appears, in milliseconds. */
const arrival = 1_500;

const menu = {
  load: async () => (await import('../actions/MessageMenu.tsx')).MessageMenu,
};

type Props = Pick<MessageRowData, 'message' | 'isOwn' | 'isFirst' | 'isLast'> & {
  album?: MessageRowData['album'] | undefined;
  kind: BubbleKind;
  isGroup: boolean;
  /** Whether Tab leads to it. */
  isTabStop: boolean;
};

/** One message with its bubble, and the face of who wrote it where the brand and the chat have one. */
export const MessageRow = memo(function MessageRow(props: Props) {
  const { message, album, kind, isOwn, isFirst, isLast, isGroup, isTabStop } = props;
  // Rows are mounted again when they are scrolled into view; that is no arrival.
  const [isNew] = useState(() => Math.abs(Date.now() - timeOf(message)) < arrival);
  const arriving = isNew ? (isOwn ? css.rising : css.appearing) : '';
  const hasFailed = isOwn && message.state === 'failed';
  const messageKey = messageKeyOf(message);
  const isSelected = useIsSelected(messageKey);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const openMenu = (): void => setIsMenuOpen(true);
  const bubble = useRef<HTMLDivElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const bubbleId = useId();
  const mentionSender = useSenderMention(message);
  const press = useLongPress((on) => {
    if (!on.closest('[data-sender-face]') || !mentionSender()) openMenu();
  });
  const swipe = useSwipeAside(useQuoting(message, kind));
  const isChoosing = isSelected !== null;
  const messages = asOneOrMore(album ?? [], message);
  const canBeChosen = messages.every(({ state }) => state === 'sent');
  return (
    <div
      className={`${css.place} ${isFirst ? css.apart : css.joined} ${arriving}`}
      data-lit={isMenuOpen ? '' : undefined}
      {...swipe}
    >
      <div
        className={`${css.row} ${isOwn ? css.own : isChoosing ? css.aside : ''}`}
        inert={isChoosing}
        {...press}
      >
        <MessageFaces {...{ message, isOwn, isFirst, isLast, isGroup }} />
        <Bubble
          ref={bubble}
          id={bubbleId}
          {...{ message, album, kind, isOwn, isFirst, isLast, isGroup }}
        />
        {hasFailed && <FailedMark message={message} kind={kind} />}
        <MessageMenuButton
          ref={menuButton}
          messageKey={messageKey}
          bubbleId={bubbleId}
          isOwn={isOwn}
          isOpen={isMenuOpen}
          isTabStop={isTabStop}
          onOpen={openMenu}
        />
      </div>
      {hasFailed && <FailedReason errCode={message.errCode} />}
      {isChoosing && canBeChosen && <SelectBox {...{ messages, isChosen: isSelected, bubbleId }} />}
      {isMenuOpen && (
        <LazyPart
          source={menu}
          props={{
            messages,
            kind,
            isOwn,
            anchor: bubble.current,
            returnTo: menuButton.current,
            onClose: () => setIsMenuOpen(false),
          }}
          onClose={() => setIsMenuOpen(false)}
        />
      )}
    </div>
  );
});

/** @returns what is drawn together with a message, itself first */
function asOneOrMore(
  album: readonly StoredMessage[],
  first: StoredMessage,
): [StoredMessage, ...StoredMessage[]] {
  return [first, ...album.slice(1)];
}

function FailedReason({ errCode }: Pick<StoredMessage, 'errCode'>) {
  const { t } = useTranslation('chat.conversation');
  return <p className={css.reason}>{t(failureKey(errCode))}</p>;
}
