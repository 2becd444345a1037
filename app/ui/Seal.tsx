import * as css from './Seal.css.ts';

type Props = {
  /** What it says to screen readers. */
  label: string;
  /** What it stands on. */
  on?: keyof typeof css.ground;
};

/** A seal with a tick beside a name: this account is official. */
export function Seal({ label, on = 'page' }: Props) {
  return (
    <span className={`${css.seal} ${css.ground[on]}`}>
      <svg viewBox="0 0 24 24" className={css.drawing} aria-hidden="true">
        <path
          fill="currentColor"
          d="m12 2.1 2.5 1.8 3-.1 1.1 2.9 2.5 1.8-.9 2.9.9 2.9-2.5 1.8-1.1 2.9-3-.1L12 20.7l-2.5-1.8-3 .1-1.1-2.9-2.5-1.8.9-2.9-.9-2.9 2.5-1.8 1.1-2.9 3 .1Z"
        />
        <path className={css.tick} d="m8.4 11.5 2.5 2.5 4.7-4.9" />
      </svg>
      <span className={css.spoken}>{label}</span>
    </span>
  );
}
