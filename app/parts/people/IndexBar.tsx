import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { barLetters, letterAt } from './barLetters.ts';
import * as css from './IndexBar.css.ts';

/** Height of a letter in pixels: the smallest that a finger is sure to meet (WCAG 2.2, 2.5.8). */
const letterHeight = 24;

type Props = {
  letters: readonly string[];
  /** The letter that is in view. */
  current: string | null;
  /** Pixels there are for the bar. */
  room: number;
  label: string;
  /** What a letter is called where its sign says nothing. */
  nameOf: (letter: string) => string;
  onPick: (letter: string) => void;
};

/**
 * Letters at the edge of a list: one leads to its people. A finger moves along them; the arrow keys
 * go from one to the next, and Tab past all of them.
 */
export function IndexBar({ letters, current, room, label, nameOf, onPick }: Props) {
  const bar = useRef<HTMLUListElement>(null);
  const [touched, setTouched] = useState<string | null>(null);
  const shown = barLetters(letters, room / letterHeight);
  const marked = touched ?? current;
  const reachable = shown.includes(marked ?? '') ? marked : shown[0];

  const follow = ({ clientY }: PointerEvent): void => {
    const box = bar.current?.getBoundingClientRect();
    const letter = box && letterAt(letters, (clientY - box.top) / box.height);
    if (!letter || letter === touched) return;
    setTouched(letter);
    onPick(letter);
  };
  const start = (event: PointerEvent<HTMLUListElement>): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    follow(event);
  };

  return (
    <nav aria-label={label}>
      <ul
        ref={bar}
        className={css.bar}
        onPointerDown={start}
        onPointerMove={(event) => {
          if (touched !== null) follow(event);
        }}
        onPointerUp={() => setTouched(null)}
        onPointerCancel={() => setTouched(null)}
        onKeyDown={moveBetweenLetters}
      >
        {shown.map((letter) => (
          <li key={letter}>
            <button
              type="button"
              className={`${css.letter} ${letter === marked ? css.current : ''}`}
              aria-label={nameOf(letter)}
              aria-current={letter === current ? 'true' : undefined}
              tabIndex={letter === reachable ? 0 : -1}
              onClick={() => onPick(letter)}
            >
              {letter}
            </button>
          </li>
        ))}
      </ul>
      {touched !== null && (
        <span className={css.bubble} aria-hidden="true">
          {touched}
        </span>
      )}
    </nav>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function moveBetweenLetters(event: KeyboardEvent<HTMLElement>): void {
  const letters = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = letters.indexOf(event.target as HTMLElement);
  const step = steps[event.key];
  if (at < 0 || step === undefined) return;
  event.preventDefault();
  letters[at + step]?.focus();
}
