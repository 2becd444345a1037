import * as css from './Composer.css.ts';

/** Stands where one would write, and says why that is not possible. */
export function ComposerStop({ sentence }: { sentence: string }) {
  return (
    <p className={css.stop} role="status">
      {sentence}
    </p>
  );
}
