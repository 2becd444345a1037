import type { SlotPart } from '../../../../core/feature/slots.ts';
import { chooseFiles } from '../../../../platform/chooseFiles.ts';
import { type Glyph, Icon } from '../../../../ui/Icon.tsx';
import * as css from './PanelTile.css.ts';

type Props = {
  label: string;
  glyph: Glyph;
  picks: SlotPart<'composer.panel'>['picks'];
  onOpen: (files: readonly File[]) => void;
};

/** One entry of the panel. Where it begins with files, a tap asks the device for them. */
export function PanelTile({ label, glyph, picks, onOpen }: Props) {
  return (
    <li>
      <button
        type="button"
        className={css.tile}
        onClick={({ currentTarget }) => {
          // Not every browser gives a button that is tapped the focus, which returns to it later.
          currentTarget.focus();
          // The panel may be gone before the person has chosen.
          if (picks) chooseFiles(picks, onOpen);
          else onOpen([]);
        }}
      >
        <span className={css.face}>
          <Icon of={glyph} />
        </span>
        <span className={css.name}>{label}</span>
      </button>
    </li>
  );
}
