import type { ReactNode } from 'react';
import * as css from './EmptyState.css.ts';

type Props = {
  /** One of `drawings/`. */
  drawing: ReactNode;
  title: string;
  sentence: string;
  /** One small button. */
  action?: ReactNode;
  /** `fill` takes the middle of the page, `inline` stands in its flow. */
  place?: keyof typeof css.place;
};

/** Says why nothing is here, and what to do about it. */
export function EmptyState({ drawing, title, sentence, action, place = 'fill' }: Props) {
  return (
    <section className={`${css.empty} ${css.place[place]}`}>
      <div className={css.drawing}>{drawing}</div>
      <h2 className={css.title}>{title}</h2>
      <p className={css.sentence}>{sentence}</p>
      {action && <div className={css.action}>{action}</div>}
    </section>
  );
}
