import { memo, useId, useRef } from 'react';
import type { Peer } from '../../../contract/gateway/conversationId.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { LazyPart } from '../../../core/lazy/LazyPart.tsx';
import { VoiceButton } from '../record/VoiceButton.tsx';
import * as css from './Composer.css.ts';
import { ComposerField } from './ComposerField.tsx';
import { DropTarget } from './drop/DropTarget.tsx';
import { useHandedFiles } from './drop/useHandedFiles.ts';
import { FieldButtons } from './FieldButtons.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import { mediaSheet } from './media/mediaSheet.ts';
import { mentionEdges } from './mention/mentionEdges.ts';
import { mentionPicker } from './mention/mentionPicker.ts';
import { useMentioning } from './mention/useMentioning.ts';
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
  const { text, quoted, left, state, canSend, quote, send } = composer;
  const noteId = useId();
  const panelId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useGrowingField(field, text);
  const mentioning = useMentioning(field, composer, 'groupID' in peer);
  const { caret, asking } = mentioning;
  useComposerHandle(composer, mentioning.mention, field);
  const { toggle, ...panel } = usePanel(field);
  const onDone = (): void => panel.leave('plus');
  const openPart = useOpenedPart({ peer, conversationID: id, onDone });
  const isHeldOver = useHandedFiles((files) => openPart(mediaSheet, files));
  useEscape(panel.shown !== null, panel.toField);

  const submit = (event: { preventDefault: () => void }): void => {
    event.preventDefault();
    send();
  };

  return (
    <div className={css.frame}>
      <form className={`${css.composer} ${panel.shown ? css.abovePanel : ''}`} onSubmit={submit}>
        {quoted && <QuoteBar of={quoted} onCancel={() => quote(null)} />}
        <VoiceButton id={id} peer={peer} isOffered={text.trim() === ''} />
        {asking.asked && 'groupID' in peer && (
          <LazyPart
            source={mentionPicker}
            props={{
              ...asking,
              groupID: peer.groupID,
              query: asking.asked.query,
              onChoose: mentioning.mention,
              onDismiss: asking.dismiss,
            }}
            isAside
          />
        )}
        {(asking.asked || composer.mentions.length > 0) && (
          <LazyPart source={mentionEdges} props={{ field, composer, mentioning }} isAside />
        )}
        <ComposerField
          ref={field}
          composer={composer}
          mentioning={mentioning}
          noteId={noteId}
          onEntered={panel.onFieldEntered}
          onSubmit={submit}
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
          onOpen={openPart}
        />
      )}
      {isHeldOver && <DropTarget />}
    </div>
  );
});
