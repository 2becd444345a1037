import { Search } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Icon } from './Icon.tsx';
import * as css from './SearchField.css.ts';

/** Looks as a `SearchField` does, and leads to the page that has one. */
export function SearchLink({ label, to }: { label: string; to: string }) {
  return (
    <div className={css.place}>
      <Link to={to} className={`${css.box} ${css.link}`}>
        <Icon of={Search} size={18} />
        {label}
      </Link>
    </div>
  );
}
