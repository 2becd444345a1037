import { type Glyph, Icon } from '../../../ui/Icon.tsx';
import * as css from './Composer.css.ts';

type Props = {
  label: string;
  glyph: Glyph;
  /** The panel that it shows is there. */
  isOpen: boolean;
  /** Id of that panel. */
  controls: string;
  onClick: () => void;
};

/** Beside the field: shows what stands in the keyboard's place. */
export function FieldButton({ label, glyph, isOpen, controls, onClick }: Props) {
  return (
    <button
      type="button"
      className={css.fieldButton}
      aria-label={label}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      // The keyboard goes when the panel has been asked for, not when a finger touches the button.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon of={glyph} />
    </button>
  );
}
