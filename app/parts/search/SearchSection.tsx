import { ChevronRight } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { pathToSearch } from '../../core/navigation/paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { list } from '../../ui/List.css.ts';
import { LongRows } from '../../ui/LongRows.tsx';
import { SectionTitle } from '../../ui/SectionTitle.tsx';
import * as css from './SearchSection.css.ts';
import type { SearchSectionProps } from './slots.ts';

/** Rows of a section beside the others. */
const fewRows = 3;

type Props<Row> = Pick<SearchSectionProps, 'query' | 'isWhole'> & {
  /** Of the section. */
  id: string;
  title: string;
  /** Everything that was found, best first. */
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  children: (row: Row) => ReactElement;
  /** Between the heading and the rows. */
  note?: ReactNode;
};

/** One part of what a search found: the first rows and the way to all of them, or all of them. */
export function SearchSection<Row>(props: Props<Row>) {
  const { id, title, rows, query, isWhole, keyOf, children, note } = props;
  const { t } = useTranslation();
  if (rows.length === 0) return note ?? null;
  const isMore = !isWhole && rows.length > fewRows;
  return (
    <>
      <SectionTitle>{title}</SectionTitle>
      {note}
      {isWhole ? (
        <LongRows label={title} rows={rows} keyOf={keyOf}>
          {children}
        </LongRows>
      ) : (
        <ul className={list} aria-label={title}>
          {rows.slice(0, fewRows).map((row) => (
            <li key={keyOf(row)}>{children(row)}</li>
          ))}
          {isMore && (
            <li>
              <Link to={pathToSearch(query, id)} className={css.more}>
                {t('showAll', { count: rows.length })}
                <span className={css.chevron}>
                  <Icon of={ChevronRight} size={18} />
                </span>
              </Link>
            </li>
          )}
        </ul>
      )}
    </>
  );
}
