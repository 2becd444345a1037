import { memo } from 'react';
import { keepFocus } from '../keepFocus.ts';
import * as css from './EmojiPanel.css.ts';

type Props = {
  id: string;
  name: string;
  emoji: readonly string[];
  onPick: (emoji: string) => void;
};

/** One group of emoji. Tab enters it at its first one, arrow keys go on from there. */
export const EmojiGroup = memo(function EmojiGroup({ id, name, emoji, onPick }: Props) {
  return (
    <section className={css.group} data-group={id} aria-label={name}>
      <h3 className={css.title}>{name}</h3>
      <div className={css.grid} translate="no">
        {emoji.map((one, index) => (
          <button
            key={one}
            type="button"
            className={css.emoji}
            tabIndex={index === 0 ? 0 : -1}
            {...keepFocus}
            onClick={() => onPick(one)}
          >
            {one}
          </button>
        ))}
      </div>
    </section>
  );
});
