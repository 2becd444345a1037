import type { RefObject } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { hasFinePointer } from '../../../platform/pointer.ts';
import * as css from './Composer.css.ts';
import { isLengthSaid, sendsMessage } from './composerRules.ts';
import type { Mentioning } from './mention/useMentioning.ts';
import type { ComposerState } from './useComposer.ts';

type Props = {
  ref: RefObject<HTMLTextAreaElement | null>;
  composer: ComposerState;
  mentioning: Mentioning;
  /** Of what there is to say of the text. */
  noteId: string;
  /** It got the focus. */
  onEntered: () => void;
  onSubmit: (event: { preventDefault: () => void }) => void;
};

/** Where a message is written. */
export function ComposerField({ ref, composer, mentioning, noteId, onEntered, onSubmit }: Props) {
  const { t } = useTranslation('chat.conversation');
  const { text, left, state, write } = composer;
  const { caret, asking, edges } = mentioning;
  const hasKeyboard = hasFinePointer();
  return (
    <textarea
      ref={ref}
      // As a draft of the conversation.
      data-kept
      className={css.field}
      aria-label={t('messageField')}
      aria-describedby={isLengthSaid(left) ? noteId : undefined}
      {...asking.field}
      placeholder={t('messageField')}
      value={text}
      rows={1}
      dir="auto"
      enterKeyHint={hasKeyboard ? 'send' : 'enter'}
      readOnly={state === 'keeping'}
      autoComplete="off"
      onChange={({ target }) => {
        if (edges.current?.onChange(target)) return;
        write(target.value, [], target.selectionEnd);
        asking.look(target);
      }}
      onSelect={({ currentTarget }) => {
        edges.current?.onSelect(currentTarget);
        asking.look(currentTarget);
      }}
      onFocus={() => {
        onEntered();
        caret.onFocus();
      }}
      onBlur={() => {
        caret.onBlur();
        asking.leave();
      }}
      onKeyDown={(event) => {
        if (asking.onKeyDown(event)) return;
        if (sendsMessage(event.nativeEvent, hasKeyboard)) onSubmit(event);
      }}
    />
  );
}
