import { Delete } from 'lucide-react';
import type { PointerEvent } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import * as css from './Keypad.css.ts';

type Props = {
  /** What the keys are for, for screen readers. */
  label: string;
  /** What the key says that takes the last character away. */
  deleteLabel: string;
  /** The decimal mark of the language; without one its place stays empty. */
  mark?: { character: string; label: string };
  /** @param key `0` to `9`, the mark, or `Backspace`. */
  onKey: (key: string) => void;
  disabled?: boolean;
};

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

// The field that the keys write into keeps the focus.
const keepFocus = (event: PointerEvent): void => event.preventDefault();

/** Keys for numbers that are no phone's own: the same on every device, and never in the way. */
export function Keypad({ label, deleteLabel, mark, onKey, disabled = false }: Props) {
  const keyOf = (character: string, name = character) => (
    <button
      key={character}
      type="button"
      className={css.key}
      aria-label={name}
      disabled={disabled}
      onPointerDown={keepFocus}
      onClick={() => onKey(character)}
    >
      {character}
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay out as a grid everywhere.
    <div className={css.pad} role="group" aria-label={label} translate="no">
      {digits.map((digit) => keyOf(digit))}
      {mark ? keyOf(mark.character, mark.label) : <span className={`${css.key} ${css.plain}`} />}
      {keyOf('0')}
      <button
        type="button"
        className={`${css.key} ${css.plain}`}
        aria-label={deleteLabel}
        disabled={disabled}
        onPointerDown={keepFocus}
        onClick={() => onKey('Backspace')}
      >
        <Icon of={Delete} />
      </button>
    </div>
  );
}
