import { type Glyph, Icon } from '../../ui/Icon.tsx';
import * as css from './Carousel.css.ts';

type Props = { glyph: Glyph; label: string; onClick: () => void };

/** A button over a picture. */
export function RoundButton({ glyph, label, onClick }: Props) {
  return (
    <button type="button" className={css.button} aria-label={label} onClick={onClick}>
      <span className={css.drawing}>
        <Icon of={glyph} size={18} />
      </span>
    </button>
  );
}
