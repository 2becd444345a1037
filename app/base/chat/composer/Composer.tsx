import { ArrowUp } from 'lucide-react';
import { type KeyboardEvent, memo, useId, useImperativeHandle, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Peer } from '../../../contract/gateway/conversationId.ts';
import { hasFinePointer } from '../../../platform/pointer.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { type ComposerHandle, useConversationState } from '../actions/conversationState.ts';
import * as css from './Composer.css.ts';
import { sendsMessage } from './composerRules.ts';
import { QuoteBar } from './QuoteBar.tsx';
import { useComposer } from './useComposer.ts';
import { useGrowingField } from './useGrowingField.ts';

/** Below this the field says how many characters are left. */
const warnBelow = 200;

type Props = {
  id: string;
  peer: Peer;
  /** What was written here before and not sent. */
  draft: string;
};

/** The field for a message, with the button that sends it. */
export const Composer = memo(function Composer({ id, peer, draft }: Props) {
  const { t } = useTranslation('chat.conversation');
  const composer = useComposer({ id, peer, draft });
  const { text, quoted, left, state, canSend, write, quote, send } = composer;
  const noteId = useId();
  const hasKeyboard = hasFinePointer();
  const field = useRef<HTMLTextAreaElement>(null);
  useGrowingField(field, text);
  useImperativeHandle(useConversationState().composer, (): ComposerHandle => {
    const focus = (): void => field.current?.focus();
    return {
      field: field.current,
      quote(message) {
        quote(message);
        focus();
      },
      add(added) {
        write(text === '' ? added : `${text}\n${added}`);
        focus();
      },
    };
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!sendsMessage(event.nativeEvent, hasKeyboard)) return;
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
      {quoted && <QuoteBar message={quoted} onCancel={() => quote(null)} />}
      <textarea
        ref={field}
        className={css.field}
        aria-label={t('messageField')}
        aria-describedby={left <= warnBelow ? noteId : undefined}
        placeholder={t('messageField')}
        value={text}
        rows={1}
        dir="auto"
        enterKeyHint={hasKeyboard ? 'send' : 'enter'}
        readOnly={state === 'keeping'}
        autoComplete="off"
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {state === 'refused' && (
        <p className={css.over} role="alert">
          {t('notKept')}
        </p>
      )}
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
