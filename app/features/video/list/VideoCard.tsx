import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Video } from '../../../contract/video/getFindVideo.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { useMediaAddress } from '../../../core/platform/mediaAddress.ts';
import { abbreviateCount } from '../../../lib/abbreviateCount.ts';
import { clockLength } from '../../../lib/clockLength.ts';
import { distanceOf, formatDistance } from '../../../lib/relativeTime.ts';
import { PlayGlyph } from '../../../ui/glyphs/PlayGlyph.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { pathToVideo } from '../paths.ts';
import * as css from './list.css.ts';

type Props = {
  video: Video;
  /** Milliseconds since 1970: when the list came. */
  now: number;
  isLead: boolean;
  /** No view is left for it. */
  isLocked: boolean;
  /** How soon its poster is seen. */
  urgency: Urgency;
  /** Its page takes the place of the one that shows it. */
  replaces: boolean;
  onPress: (video: Video) => void;
};

type Urgency = 'first' | 'soon' | 'later';

/** A video as its poster, length, title and how often it was watched. */
export function VideoCard(props: Props) {
  const { video, now, isLead, isLocked, urgency, replaces, onPress } = props;
  const { t } = useTranslation('video.list');
  const tag = useLanguageTag();
  const { views, publishedAt } = video;
  const watched = t('views', { count: views, shown: abbreviateCount(views, tag) });
  const age = formatDistance(distanceOf(publishedAt, now), { tag, justNow: t('justNow') });
  return (
    <Link
      className={css.card}
      to={pathToVideo(video.videoId)}
      replace={replaces}
      onClick={() => onPress(video)}
    >
      <span className={isLead ? css.leadPoster : css.poster}>
        <Poster video={video} isLead={isLead} urgency={urgency} />
        {isLead && (
          <span className={css.play}>
            <Icon of={PlayGlyph} size={28} />
          </span>
        )}
        {isLocked && (
          <span className={css.lock}>
            <Icon of={Lock} size={14} />
            <span className={css.spoken}>{t('locked')}</span>
          </span>
        )}
        <span className={css.length}>{clockLength(video.seconds)}</span>
      </span>
      <bdi className={isLead ? css.leadTitle : css.title}>{video.title}</bdi>
      <span className={css.facts}>{isLead ? t('viewsAndAge', { watched, age }) : watched}</span>
    </Link>
  );
}

/** Widths as the page lays them out; a page is 480 wide at most. */
const leadSizes = '(min-width: 480px) 448px, calc(100vw - 32px)';
const tileSizes = '(min-width: 480px) 219px, calc(50vw - 21px)';
const widths = { thumbnail: 360, cover: 720 };

function Poster({ video, isLead, urgency }: Pick<Props, 'video' | 'isLead' | 'urgency'>) {
  const addressOf = useMediaAddress();
  const cover = addressOf(video.cover);
  const thumbnail = addressOf(video.thumbnail) ?? cover;
  if (cover === null || thumbnail === null) return null;
  return (
    <img
      className={css.picture}
      src={isLead ? cover : thumbnail}
      srcSet={`${thumbnail} ${widths.thumbnail}w, ${cover} ${widths.cover}w`}
      sizes={isLead ? leadSizes : tileSizes}
      width={video.width}
      height={video.height}
      alt=""
      decoding="async"
      loading={urgency === 'later' ? 'lazy' : 'eager'}
      fetchPriority={urgency === 'first' ? 'high' : 'auto'}
    />
  );
}
