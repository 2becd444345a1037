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
            sizes={sizesOf(highlight)}
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

/**
 * Two tiles of 3:4 in a page that is 480 pixels wide at most. A clip that is wider than its tile is cut at the
 * sides, so that more of its picture is needed.
 */
function sizesOf({ width, height }: Pick<Highlight, 'width' | 'height'>): string {
  const share = Math.max(1, (4 / 3) * (width / height)).toFixed(2);
  return `(min-width: 480px) calc(219px * ${share}), calc((50vw - 21px) * ${share})`;
}
