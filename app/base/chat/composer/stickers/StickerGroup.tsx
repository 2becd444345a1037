import { StickerDrawing } from '../../stickers/StickerDrawing.tsx';
import type { StickerId } from '../../stickers/stickers.data.ts';
import { useStickerNames } from '../../stickers/useStickerNames.ts';
import * as emoji from '../emoji/EmojiPanel.css.ts';
import { keepFocus } from '../keepFocus.ts';
import * as css from './StickerPanel.css.ts';

type Props = { name: string; ids: readonly StickerId[]; onPick: (id: StickerId) => void };

/** Stickers to choose from. Tab enters the group at its first one, arrow keys go on from there. */
export function StickerGroup({ name, ids, onPick }: Props) {
  const names = useStickerNames();
  return (
    <section aria-label={name}>
      <h3 className={emoji.title}>{name}</h3>
      <div className={css.grid}>
        {ids.map((id, index) => (
          <button
            key={id}
            type="button"
            className={css.sticker}
            aria-label={names[id]}
            tabIndex={index === 0 ? 0 : -1}
            {...keepFocus}
            onClick={() => onPick(id)}
          >
            <StickerDrawing id={id} />
          </button>
        ))}
      </div>
    </section>
  );
}
