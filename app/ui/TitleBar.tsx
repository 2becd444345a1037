import { ChevronLeft } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Glyph } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import * as css from './TitleBar.css.ts';

type Props = {
  title: string;
  /** Shows the back button; `label` is what it says to screen readers. */
  back?: { label: string; onBack: () => void; glyph?: Glyph };
  /** The large title of a tab page. */
  root?: boolean;
  /** The page shows its title itself: the bar only says it to screen readers. */
  quiet?: boolean;
  /** Before the title, such as an `Avatar` of 34; brands that centre their titles leave it out. */
  lead?: ReactNode;
  /** A line below the title; an empty one keeps its place. */
  status?: ReactNode;
  /** Makes title and lead a link inside the app, such as to the person whose name it is. */
  to?: string | undefined;
  /** For that link, such as what begins to open its page while a finger lies on it. */
  touched?: Pick<ComponentProps<'a'>, 'onPointerDown' | 'onPointerUp' | 'onPointerCancel'>;
  /** After the title, such as `DemoMark`. */
  mark?: ReactNode;
  /** Icon buttons at the right end. */
  right?: ReactNode;
};

/** 44 high below the status bar. Its heading can take focus, for the announcement of a new page. */
export function TitleBar(props: Props) {
  const { title, back, root = false, quiet = false, lead, status, to, mark, right } = props;
  const isOneLine = root || lead !== undefined;
  const words = (
    <bdi
      className={quiet ? css.unseen : `${css.text} ${isOneLine ? css.oneLine : ''}`}
      // Beside a face it is a name.
      translate={lead === undefined ? undefined : 'no'}
    >
      {title}
    </bdi>
  );
  return (
    <header className={css.bar}>
      <div className={css.row}>
        <div className={`${css.side} ${root && !back ? css.sideOfRoot : ''}`}>
          {back && (
            <IconButton
              label={back.label}
              glyph={back.glyph ?? ChevronLeft}
              onClick={back.onBack}
            />
          )}
        </div>
        {lead && <span className={css.lead}>{lead}</span>}
        <div className={css.names}>
          <h1
            className={`${css.title} ${root ? css.root : ''} ${lead ? css.titleOfOne : ''} ${status === '' ? css.alone : ''}`}
            tabIndex={-1}
            data-heading=""
          >
            {to === undefined ? (
              words
            ) : (
              <Link to={to} className={css.opens} {...props.touched}>
                {words}
              </Link>
            )}
            {mark}
          </h1>
          {status !== undefined && <p className={css.status}>{status}</p>}
        </div>
        <div className={`${css.side} ${css.right}`}>{right}</div>
      </div>
    </header>
  );
}
