import { Check, Clock, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import * as css from './Timeline.css.ts';

export type TimelineStep = {
  id: string;
  /** What happened or will happen. */
  title: string;
  /** When it was, or what is to be expected. */
  detail?: ReactNode;
  state: 'done' | 'now' | 'next' | 'failed';
};

const glyphs = { done: Check, now: Clock, next: null, failed: X } as const;

/** The way of an order: what is done, where it stands, what comes next. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className={css.timeline}>
      {steps.map(({ id, title, detail, state }) => {
        const glyph = glyphs[state];
        return (
          <li
            key={id}
            className={`${css.step} ${state === 'done' ? css.passed : ''}`}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className={`${css.node} ${css.state[state]}`}>
              {glyph && <Icon of={glyph} size={14} />}
            </span>
            <div className={css.words}>
              <p className={`${css.title} ${state === 'next' ? css.ahead : ''}`}>{title}</p>
              {detail && <p className={css.detail}>{detail}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
