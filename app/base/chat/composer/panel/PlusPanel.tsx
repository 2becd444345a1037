import { useSlot } from '../../../../core/feature/features.tsx';
import { useLabel } from '../../../../core/i18n/useLabel.ts';
import type { PartSource } from '../../../../core/lazy/loadedParts.ts';
import type { ComposerPanelProps } from '../../../../parts/composer/slots.ts';
import { ownEntries } from './ownEntries.ts';
import { PanelTile } from './PanelTile.tsx';
import * as css from './PlusPanel.css.ts';

type Props = {
  /** @param files chosen for it; none where it asks for none */
  onOpen: (part: PartSource<ComposerPanelProps>, files: readonly File[]) => void;
};

/** What else can be sent: the chat area's own entries, and those that features hand in. */
export function PlusPanel({ onOpen }: Props) {
  const labelOf = useLabel();
  const entries = [...ownEntries, ...useSlot('composer.panel')];
  return (
    <ul className={css.grid}>
      {entries
        .sort((one, other) => one.order - other.order)
        .map((entry) => (
          <PanelTile
            key={entry.id}
            label={labelOf(entry.label)}
            glyph={entry.Icon}
            picks={entry.picks}
            onOpen={(files) => onOpen(entry, files)}
          />
        ))}
    </ul>
  );
}
