import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../core/i18n/translation.tsx';
import * as css from './Picks.css.ts';

export type Pick = {
  id: string;
  title: string;
  /** Address to load its picture from; null for none. */
  address: string | null;
  /** Path it leads to. */
  to: string;
};

/** What the site recommends, as small cards in a row. */
export function Picks({ picks }: { picks: readonly Pick[] }) {
  const { t } = useTranslation('shell.discover');
  return (
    <ul className={css.picks} aria-label={t('picks')}>
      {picks.map((pick) => (
        <li key={pick.id} className={css.item}>
          <Card pick={pick} />
        </li>
      ))}
    </ul>
  );
}

function Card({ pick: { title, address, to } }: { pick: Pick }) {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <Link className={css.card} to={to} draggable={false}>
      {address === null || isBroken ? (
        <span className={css.image} />
      ) : (
        <img
          className={css.image}
          src={address}
          alt=""
          width={96}
          height={96}
          loading="lazy"
          draggable={false}
          onError={() => setIsBroken(true)}
        />
      )}
      <span className={css.title}>{title}</span>
    </Link>
  );
}
