import type { Peer } from '../../../../contract/gateway/conversationId.ts';
import { LazyPart } from '../../../../core/lazy/LazyPart.tsx';
import type { PartSource } from '../../../../core/lazy/loadedParts.ts';
import type { ComposerPanelProps } from '../../../../parts/composer/slots.ts';
import { eraseAt, insertAt } from '../emoji/caretEdits.ts';
import { emojiPanel } from '../emoji/emojiPanel.ts';
import type { CaretEditing } from '../emoji/useCaret.ts';
import * as css from './ComposerPanel.css.ts';
import type { PanelName } from './panelState.ts';
import { plusPanel } from './plusPanel.ts';

type Props = {
  id: string;
  shown: PanelName;
  label: string;
  peer: Peer;
  edit: CaretEditing['edit'];
  onOpen: (part: PartSource<ComposerPanelProps>, files: readonly File[]) => void;
};

/** A panel in its place: below the field, as high as the keyboard was. */
export function ComposerPanel({ id, shown, label, peer, edit, onOpen }: Props) {
  return (
    <section id={id} className={css.place} aria-label={label}>
      {shown === 'plus' ? (
        <LazyPart source={plusPanel} props={{ onOpen }} placeholder={<span />} />
      ) : (
        <LazyPart
          source={emojiPanel}
          props={{
            peer,
            onPick: (emoji) => edit((text, at) => insertAt(text, at, emoji)),
            onErase: () => edit(eraseAt),
          }}
          placeholder={<span />}
        />
      )}
    </section>
  );
}
