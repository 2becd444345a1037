import * as css from './DemoMark.css.ts';

/** The permanent pill of a demo brand, after root titles and on money screens. */
export function DemoMark({ label }: { label: string }) {
  return <span className={css.mark}>{label}</span>;
}
