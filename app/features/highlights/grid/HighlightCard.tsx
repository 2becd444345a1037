import { Link } from 'react-router-dom';
import type { Highlight } from '../../../contract/highlights/getPassionateVideo.ts';
import { clockLength } from '../../../lib/clockLength.ts';
import { usePersonLook } from '../../../parts/person/PersonRow.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import type { ChosenFilter } from '../filterAddress.ts';
import { Poster } from '../Poster.tsx';
import { pathToFeed } from '../paths.ts';
import { StateMark } from '../StateMark.tsx';
import * as css from './grid.css.ts';

type Props = {
  highlight: Highlight;
  /** Of the list it stands in, for the feed. */
  filter: ChosenFilter;
  /** Its poster is in view from the start. */
  isFirst: boolean;
};

/** Poster, state, title and host of one highlight; leads to where it is watched. */
export function HighlightCard({ highlight, filter, isFirst }: Props) {
  const { id, title, host, state, seconds } = highlight;
  const { userId: userID, nickName: nickname, avatar: faceURL } = host;
  const { face, name } = usePersonLook()({ userID, nickname, faceURL, remark: '' });
  return (
    <li className={css.card}>
      <Link to={pathToFeed(id, filter)} className={css.open}>
        <span className={css.poster}>
          <Poster
            clip={highlight}
            className={`${css.picture} ${state === 'ended' ? css.ended : ''}`}
            sizes="(min-width: 480px) 240px, 50vw"
            isEager={isFirst}
          />
          <span className={css.mark}>
            <StateMark highlight={highlight} />
          </span>
          {state === 'replay' && seconds !== null && (
            <span className={css.length}>{clockLength(seconds)}</span>
          )}
        </span>
        <h2 className={css.title} dir="auto">
          {title}
        </h2>
        <span className={css.host}>
          <Avatar {...face} size="s22" />
          <span className={css.name} dir="auto" translate="no">
            {name}
          </span>
        </span>
      </Link>
    </li>
  );
}
