import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';
import * as css from './TitleBar.css.ts';

type Props = {
  title: string;
  /** Shows the back button; `label` is what it says to screen readers. */
  back?: { label: string; onBack: () => void };
  /** The large title of a tab page. */
  root?: boolean;
  /** The page shows its title itself: the bar only says it to screen readers. */
  quiet?: boolean;
  /** After the title, such as `DemoMark`. */
  mark?: ReactNode;
  /** Icon buttons at the right end. */
  right?: ReactNode;
};

/** 44 high below the status bar. Its heading can take focus, for the announcement of a new page. */
export function TitleBar({ title, back, root = false, quiet = false, mark, right }: Props) {
  return (
    <header className={css.bar}>
      <div className={css.row}>
        <div className={`${css.side} ${root && !back ? css.sideOfRoot : ''}`}>
          {back && <IconButton label={back.label} glyph={ChevronLeft} onClick={back.onBack} />}
        </div>
        <h1 className={`${css.title} ${root ? css.root : ''}`} tabIndex={-1} data-heading="">
          <span className={quiet ? css.unseen : `${css.text} ${root ? css.textOfRoot : ''}`}>
            {title}
          </span>
          {mark}
        </h1>
        <div className={`${css.side} ${css.right}`}>{right}</div>
      </div>
    </header>
  );
}
