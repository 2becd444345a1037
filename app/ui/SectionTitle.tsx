import * as css from './SectionTitle.css.ts';

/** The heading over a list. */
export function SectionTitle({ children }: { children: string }) {
  return <h2 className={css.title}>{children}</h2>;
}
