import { type KeyboardEvent, useEffect, useRef } from 'react';
import * as css from './player.css.ts';

type Choice = { id: string; label: string; isChosen: boolean; onChoose: () => void };

type Props = {
  label: string;
  choices: readonly Choice[];
  onClose: () => void;
};

/** A few choices over the film: within it, for nothing else is seen where the film fills the screen. */
export function Choices({ label, choices, onClose }: Props) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    menu.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div
      ref={menu}
      className={css.choices}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        if (event.key === 'Escape' || event.key === 'Tab') {
          event.preventDefault();
          event.stopPropagation();
          onClose();
        } else moveBy(event);
      }}
    >
      {choices.map(({ id, label: name, isChosen, onChoose }) => (
        <button
          key={id}
          type="button"
          className={css.choice}
          role="menuitemradio"
          aria-checked={isChosen}
          tabIndex={isChosen ? 0 : -1}
          onClick={() => {
            onChoose();
            onClose();
          }}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

function moveBy(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitemradio"]')];
  const at = items.indexOf(event.target as HTMLElement);
  items.at((at + step) % items.length)?.focus();
}
