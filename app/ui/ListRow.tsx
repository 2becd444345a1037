import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type Glyph, Icon } from './Icon.tsx';
import * as css from './ListRow.css.ts';

type Props = {
  title: string;
  /** A line below the title. */
  detail?: string;
  glyph?: Glyph;
  /** What the setting stands at. */
  value?: ReactNode;
  /** The value may lose its end where there is no room: the page behind the row has all of it. */
  shortens?: boolean;
  /** Makes the row a link inside the app. */
  to?: string;
  /** Makes the row a button. */
  onClick?: () => void;
  /** Makes the row a radio: true for the chosen one. */
  checked?: boolean;
  /** At the end of the row, such as `Badge`, or `RadioMark` of a radio row. */
  end?: ReactNode;
  danger?: boolean;
  /** The button acts here instead of opening something: no chevron. */
  actsHere?: boolean;
  /** Language of the title, where it differs from the page's. */
  lang?: string;
};

/** A settings row: link, button, radio, or plain text. */
export function ListRow(props: Props) {
  const { title, detail, glyph, value, shortens, to, onClick, checked, end, danger } = props;
  const { actsHere, lang } = props;
  const isPressable = to !== undefined || onClick !== undefined;
  const hasChevron =
    to !== undefined || (onClick !== undefined && checked === undefined && !danger && !actsHere);
  const className = [
    css.row,
    css.divided,
    glyph ? css.line.fromText : css.line.fromGutter,
    isPressable && css.pressable,
  ]
    .filter(Boolean)
    .join(' ');
  const tone = danger ? css.danger : '';
  const content = (
    <>
      {glyph && (
        <span className={`${css.lead} ${tone}`}>
          <Icon of={glyph} />
        </span>
      )}
      <span className={css.words}>
        <span className={css.main}>
          <span className={`${css.title} ${tone}`} lang={lang}>
            {title}
          </span>
          {detail && <span className={css.detail}>{detail}</span>}
        </span>
        {value && <span className={`${css.value} ${shortens ? css.shortens : ''}`}>{value}</span>}
      </span>
      {end && <span className={css.end}>{end}</span>}
      {hasChevron && (
        <span className={css.chevron}>
          <Icon of={ChevronRight} size={18} />
        </span>
      )}
    </>
  );
  if (to !== undefined) {
    return (
      <Link to={to} className={className} onClick={onClick}>
        {content}
      </Link>
    );
  }
  if (onClick === undefined) return <div className={className}>{content}</div>;
  return (
    <button
      type="button"
      className={className}
      onClick={onClick}
      {...(checked === undefined
        ? {}
        : { role: 'radio', 'aria-checked': checked, tabIndex: checked ? 0 : -1 })}
    >
      {content}
    </button>
  );
}
