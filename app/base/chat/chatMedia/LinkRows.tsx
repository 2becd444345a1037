import { Link2 } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { messageKeyOf } from '../../../core/messaging/messageRef.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { plainLine } from '../../../lib/plainText.ts';
import { useWords } from '../../../parts/message/useWords.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { LongRows } from '../../../ui/LongRows.tsx';
import { useLongPress } from '../../../ui/useLongPress.ts';
import { MessageLink } from '../kinds/link/MessageLink.tsx';
import { useMessageKinds } from '../kinds/messageKinds.ts';
import * as css from './ChatMedia.css.ts';
import type { MediaListProps } from './FoundMedia.tsx';
import { MoreButton } from './MoreButton.tsx';
import { linksOf, type SentLink } from './mediaTabs.ts';
import { useSentLine } from './useSentLine.ts';

/** Characters of the words around a link. */
const longestWords = 160;

type FoundLink = { key: string; message: StoredMessage; link: SentLink };

/** The links of a conversation, each with the words it stands in; a tap shows where it leads. */
export function LinkRows({ messages, openMenu }: MediaListProps) {
  const { t } = useTranslation('chat.shared');
  const { kindOf } = useMessageKinds();
  const rows = useMemo(
    () =>
      messages.flatMap((message): FoundLink[] => {
        const kind = kindOf(message);
        if (kind?.place !== 'bubble') return [];
        return linksOf(message, kind).map((link) => ({
          key: `${messageKeyOf(message)} ${link.address.href}`,
          message,
          link,
        }));
      }),
    [messages, kindOf],
  );
  return (
    <LongRows label={t('links')} rows={rows} keyOf={({ key }) => key}>
      {({ message, link }) => <LinkRow message={message} link={link} openMenu={openMenu} />}
    </LongRows>
  );
}

type RowProps = Pick<FoundLink, 'message' | 'link'> & Pick<MediaListProps, 'openMenu'>;

function LinkRow({ message, link, openMenu }: RowProps) {
  const lineOf = useSentLine();
  const wordsOf = useWords();
  const button = useRef<HTMLButtonElement>(null);
  const press = useLongPress(() => button.current && openMenu(message, button.current));
  const kind = useMessageKinds().kindOf(message);
  const { address } = link;
  const { hostShown, rest } = address;
  const words = kind?.place === 'bubble' ? wordsOf(kind.preview(message)) : '';
  const around = plainLine(words, longestWords);
  // Where the words are the link alone, they say nothing more.
  const isAlone = around === link.text || around === address.href;
  return (
    <div className={css.line} {...press}>
      <MessageLink of={message} address={address} className={css.main}>
        <span className={css.glyph}>
          <Icon of={Link2} />
        </span>
        <span className={css.words}>
          <bdi className={css.name} translate="no">
            {hostShown}
            <span className={css.rest}>{rest}</span>
          </bdi>
          {!isAlone && (
            <span className={css.around} dir="auto">
              {around}
            </span>
          )}
          <span className={css.fact}>{lineOf(message)}</span>
        </span>
      </MessageLink>
      <MoreButton ref={button} of={hostShown} onOpen={(anchor) => openMenu(message, anchor)} />
    </div>
  );
}
