import * as css from './HiddenAmount.css.ts';

/** Stands for an amount while amounts are hidden: dots for the eye, a word for the ear. */
export function HiddenAmount({ word }: { word: string }) {
  return (
    <>
      <span aria-hidden="true">••••</span>
      <span className={css.unseen}>{word}</span>
    </>
  );
}
