import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { OfficialSeal } from './OfficialSeal.tsx';
import * as css from './PersonRow.css.ts';

type Props = {
  /** An `Avatar` of size `s44`. */
  face: ReactNode;
  name: ReactNode;
  /** It is the brand itself. */
  isOfficial?: boolean;
  /** A second line. */
  detail?: ReactNode;
  /** Makes the row a link inside the app. */
  to?: string | undefined;
  /** Makes the row a button. */
  onClick?: (() => void) | undefined;
  /** Whether what the button shows below the row is there. */
  expanded?: boolean | undefined;
  /** At the end of the row, such as a `Tag`; a control only where the row is none itself. */
  end?: ReactNode;
};

/** One row of a list of people, groups or conversations: face, name and a line of words. */
export function FaceRow(props: Props) {
  const { face, name, isOfficial, detail, to, onClick, expanded, end } = props;
  const content = (
    <>
      {face}
      <span className={css.words}>
        <span className={css.head}>
          <span className={css.name} dir="auto" translate="no">
            {name}
          </span>
          {isOfficial && <OfficialSeal />}
        </span>
        {detail && (
          <span className={css.detail} dir="auto">
            {detail}
          </span>
        )}
      </span>
      {end && <span className={css.end}>{end}</span>}
    </>
  );
  const pressable = `${css.row} ${css.divided} ${css.pressable}`;
  if (to !== undefined) {
    return (
      <Link to={to} className={pressable} onClick={onClick}>
        {content}
      </Link>
    );
  }
  if (onClick === undefined) return <div className={`${css.row} ${css.divided}`}>{content}</div>;
  return (
    <button type="button" className={pressable} aria-expanded={expanded} onClick={onClick}>
      {content}
    </button>
  );
}
