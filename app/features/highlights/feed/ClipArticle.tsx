import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Highlight } from '../../../contract/highlights/getPassionateVideo.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { usePersonLook } from '../../../parts/person/PersonRow.tsx';
import { watchShare } from '../../../platform/inView.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { PauseGlyph } from '../../../ui/glyphs/PauseGlyph.tsx';
import { PlayGlyph } from '../../../ui/glyphs/PlayGlyph.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Poster } from '../Poster.tsx';
import { StateMark } from '../StateMark.tsx';
import { useBlockedHosts } from '../useBlockedHosts.ts';
import { ClipProblem } from './ClipProblem.tsx';
import type { ClipState } from './clipStates.ts';
import * as css from './feed.css.ts';
import { SeekBar } from './SeekBar.tsx';

type Props = {
  highlight: Highlight;
  state: ClipState;
  /** Where it plays; null while no element holds it. */
  film: HTMLVideoElement | null;
  isCurrent: boolean;
  /** It is meant to play now. */
  plays: boolean;
  /** Captions to be read now; '' for none. */
  spoken: string;
  /** Some of it is in view now, or hardly any more. */
  onNear: (isNear: boolean) => void;
  /** It fills the page now. */
  onCame: () => void;
  onToggle: () => void;
  onHost: () => void;
  onRetry: () => void;
};

/** How much of a clip must be in view for it to move, and to be the current one. */
const bounds = [0.15, 0.6] as const;

/** The picture of a clip until it moves, its words, and what a touch does with it. */
export function ClipArticle(props: Props) {
  const { highlight, state, film, isCurrent, plays, spoken, onHost, onRetry } = props;
  const { t } = useTranslation(['highlights.grid', 'highlights.feed']);
  const article = useRef<HTMLElement>(null);
  useShare(article, props);
  const { title, host, width, height } = highlight;
  const { userId: userID, nickName: nickname, avatar: faceURL } = host;
  const { face, name } = usePersonLook()({ userID, nickname, faceURL, remark: '' });
  const isBlocked = useBlockedHosts()(highlight);
  const isPlayable = highlight.url !== null && state.problem === null && !isBlocked;
  const picture = `${css.poster} ${width > height ? css.whole : ''} ${state.isShown ? css.gone : ''}`;
  return (
    <article
      ref={article}
      className={css.clip}
      aria-label={[title, name, t(highlight.state)].join(', ')}
      inert={!isCurrent}
    >
      <Poster
        clip={highlight}
        className={picture}
        sizes="(min-width: 480px) 480px, 100vw"
        isEager
      />
      {isPlayable ? (
        <Surface {...props} />
      ) : (
        <ClipProblem {...{ highlight, isBlocked, state, onRetry }} />
      )}
      {isPlayable && plays && (state.isWaiting || !state.isShown) && (
        <span className={css.waiting} role="status" aria-label={t('loading')} />
      )}
      <div className={css.words}>
        {spoken && (
          <p className={css.spoken} dir="auto">
            {spoken}
          </p>
        )}
        <span className={css.marks}>
          <StateMark highlight={highlight} />
        </span>
        <button type="button" className={css.host} onClick={onHost}>
          <Avatar {...face} size="s34" />
          <span className={css.name} dir="auto" translate="no">
            {name}
          </span>
        </button>
        <h2 className={css.title} dir="auto">
          {title}
        </h2>
        {isCurrent && isPlayable && film && highlight.state !== 'live' && (
          <SeekBar key={highlight.id} film={film} seconds={highlight.seconds ?? 0} />
        )}
      </div>
    </article>
  );
}

/** A touch of the picture plays or pauses; what is paused shows how to go on. */
function Surface({ plays, state, isCurrent, onToggle }: Props) {
  const { t } = useTranslation('highlights.feed');
  return (
    <button
      type="button"
      className={css.surface}
      aria-label={plays ? t('pause') : t('play')}
      onClick={onToggle}
    >
      {isCurrent && (
        <span className={`${css.sign} ${plays ? css.signGone : ''}`} aria-hidden="true">
          <Icon of={state.isPlaying ? PauseGlyph : PlayGlyph} size={28} />
        </span>
      )}
    </button>
  );
}

function useShare(
  article: RefObject<HTMLElement | null>,
  { onNear, onCame }: Pick<Props, 'onNear' | 'onCame'>,
): void {
  const tell = useEffectEvent((share: number): void => {
    const [near, come] = bounds;
    onNear(share >= near);
    if (share >= come) onCame();
  });
  useEffect(() => {
    const element = article.current;
    if (!element) return;
    return watchShare(element, { area: element.parentElement, bounds }, (share) => tell(share));
  }, [article]);
}
