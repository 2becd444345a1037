import * as css from './Composer.css.ts';

/** Stands where one would write, and says why that is not possible. */
export function ComposerRestriction({ sentence }: { sentence: string }) {
  return (
    <p className={css.restriction} role="status">
      {sentence}
    </p>
  );
}
