import { memo, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Peer } from '../../../contract/gateway/conversationId.ts';
import { LazyPart } from '../../../core/lazy/LazyPart.tsx';
import { hasFinePointer } from '../../../platform/pointer.ts';
import { VoiceButton } from '../record/VoiceButton.tsx';
import * as css from './Composer.css.ts';
import { isLengthSaid, sendsMessage } from './composerRules.ts';
import { dropTarget } from './drop/dropTarget.ts';
import { useHandedFiles } from './drop/useHandedFiles.ts';
import { useCaret } from './emoji/useCaret.ts';
import { FieldButtons } from './FieldButtons.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import { mediaSheet } from './media/mediaSheet.ts';
import { ComposerPanel } from './panel/ComposerPanel.tsx';
import { useEscape } from './panel/useEscape.ts';
import { useOpenedPart } from './panel/useOpenedPart.ts';
import { usePanel } from './panel/usePanel.ts';
import { QuoteBar } from './QuoteBar.tsx';
import { useComposer } from './useComposer.ts';
import { useComposerHandle } from './useComposerHandle.ts';
import { useGrowingField } from './useGrowingField.ts';

type Props = {
  id: string;
  peer: Peer;
  /** What was written here before and not sent. */
  draft: string;
};

/** The field for a message, with the buttons beside it and the panel below. */
export const Composer = memo(function Composer({ id, peer, draft }: Props) {
  const { t } = useTranslation('chat.conversation');
  const composer = useComposer({ id, peer, draft });
  const { text, quoted, left, state, canSend, write, quote, send } = composer;
  const noteId = useId();
  const panelId = useId();
  const hasKeyboard = hasFinePointer();
  const field = useRef<HTMLTextAreaElement>(null);
  useGrowingField(field, text);
  useComposerHandle(composer, field);
  const isKeeping = state === 'keeping';
  const caret = useCaret(field, text, (next) => !isKeeping && write(next));
  const { toggle, ...panel } = usePanel(field);
  const part = useOpenedPart();
  const isHeldOver = useHandedFiles((files) => part.open(mediaSheet, files));
  useEscape(panel.shown !== null && part.opened === null, panel.toField);

  const submit = (event: { preventDefault: () => void }): void => {
    event.preventDefault();
    send();
  };

  return (
    <div className={css.frame}>
      <form className={`${css.composer} ${panel.shown ? css.abovePanel : ''}`} onSubmit={submit}>
        {quoted && <QuoteBar message={quoted} onCancel={() => quote(null)} />}
        <VoiceButton id={id} peer={peer} isOffered={text.trim() === ''} />
        <textarea
          ref={field}
          className={css.field}
          aria-label={t('messageField')}
          aria-describedby={isLengthSaid(left) ? noteId : undefined}
          placeholder={t('messageField')}
          value={text}
          rows={1}
          dir="auto"
          enterKeyHint={hasKeyboard ? 'send' : 'enter'}
          readOnly={isKeeping}
          autoComplete="off"
          onChange={(event) => write(event.target.value)}
          onFocus={() => {
            panel.onFieldEntered();
            caret.onFocus();
          }}
          onBlur={caret.onBlur}
          onKeyDown={(event) => {
            if (sendsMessage(event.nativeEvent, hasKeyboard)) submit(event);
          }}
        />
        <FieldButtons
          panelId={panelId}
          shown={panel.shown}
          onToggle={toggle}
          isWritten={text.trim() !== ''}
          canSend={canSend}
        />
        <FieldNotes id={noteId} left={left} isRefused={state === 'refused'} />
      </form>
      {panel.shown && (
        <ComposerPanel
          id={panelId}
          shown={panel.shown}
          label={t(panel.shown === 'plus' ? 'more' : 'emoji')}
          peer={peer}
          edit={caret.edit}
          onOpen={part.open}
        />
      )}
      {isHeldOver && <LazyPart source={dropTarget} props={{}} placeholder={<span />} />}
      {part.opened && (
        <LazyPart
          source={part.opened.source}
          props={{ peer, conversationID: id, files: part.opened.files, onClose: part.close }}
          placeholder={<span />}
        />
      )}
    </div>
  );
});
