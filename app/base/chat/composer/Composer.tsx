import { ArrowUp } from 'lucide-react';
import { type KeyboardEvent, memo, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Peer } from '../../../contract/gateway/conversationId.ts';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { showToast } from '../../../ui/toasts.ts';
import * as css from './Composer.css.ts';
import { lengthOf, longestMessage, sendsMessage } from './composerRules.ts';
import { useDraft } from './useDraft.ts';
import { useGrowingField } from './useGrowingField.ts';

/** Told from here on how many characters are left. */
const warnBelow = 200;

type Props = {
  id: string;
  peer: Peer;
  /** What was written here before and not sent. */
  draft: string;
};

/** Where a person writes. Nothing written is lost: it stays as a draft until it is sent. */
export const Composer = memo(function Composer({ id, peer, draft }: Props) {
  const { t } = useTranslation('chat');
  const messaging = useMessaging();
  const [text, setText] = useState(draft);
  const noteId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { keep, forget } = useDraft(id);
  useGrowingField(field, text);
  const left = longestMessage - lengthOf(text);
  const canSend = text.trim() !== '' && left >= 0;

  const write = (next: string): void => {
    setText(next);
    keep(next);
    messaging.setTyping(id, next.trim() !== '');
  };
  const send = (): void => {
    if (!canSend) return;
    const words = text.trim();
    setText('');
    forget();
    messaging.setTyping(id, false);
    messaging.send(peer, { kind: 'text', text: words }).catch(() => {
      // Back where it was written, unless something else has been written since.
      setText((now) => (now === '' ? words : now));
      keep(words);
      showToast(t('notKept'));
    });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!sendsMessage(event.nativeEvent)) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className={css.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        ref={field}
        className={css.field}
        aria-label={t('messageField')}
        aria-describedby={left <= warnBelow ? noteId : undefined}
        placeholder={t('messageField')}
        value={text}
        rows={1}
        dir="auto"
        enterKeyHint="send"
        autoComplete="off"
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {left <= warnBelow && (
        <p id={noteId} className={left < 0 ? css.over : css.left} role="status">
          {left < 0 ? t('charactersOver', { count: -left }) : t('charactersLeft', { count: left })}
        </p>
      )}
      {text.trim() !== '' && (
        <button
          type="submit"
          className={css.send}
          aria-label={t('send')}
          disabled={!canSend}
          // The field keeps the focus, and with it the keyboard of a phone.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
        >
          <span className={css.sendFace}>
            <Icon of={ArrowUp} size={20} />
          </span>
        </button>
      )}
    </form>
  );
});
