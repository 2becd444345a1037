import type { ReactNode } from 'react';
import { type Glyph, Icon } from './Icon.tsx';
import * as css from './SwipeRow.css.ts';
import { useSwipe } from './useSwipe.ts';

export type SwipeAction = {
  id: string;
  label: string;
  glyph: Glyph;
  tone: keyof typeof css.tone;
  onSelect: () => void;
};

type Props = {
  /** From left to right; asked for once the row gives way. Whatever is here is to be had elsewhere too. */
  actions: () => readonly SwipeAction[];
  children: ReactNode;
};

/**
 * A row that gives way to the left, to buttons behind its end. One at a time is open: it closes with a
 * tap anywhere else, when something scrolls, by Escape and by going back.
 */
export function SwipeRow({ actions, children }: Props) {
  const { frame, buttons, isRevealed, isOpen, handlers, close } = useSwipe();
  return (
    <div ref={frame} className={css.frame} {...handlers}>
      <div className={css.content}>{children}</div>
      {isRevealed && (
        <div ref={buttons} className={css.actions} inert={!isOpen}>
          {actions().map(({ id, label, glyph, tone, onSelect }) => (
            <button
              key={id}
              type="button"
              className={`${css.action} ${css.tone[tone]}`}
              onClick={() => {
                close();
                onSelect();
              }}
            >
              <Icon of={glyph} size={20} />
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
