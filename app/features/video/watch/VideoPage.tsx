import { Ticket } from 'lucide-react';
import { useState } from 'react';
import type { VideoCount } from '../../../contract/video/checkVideoCount.ts';
import type { Video } from '../../../contract/video/getFindVideo.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { abbreviateCount } from '../../../lib/abbreviateCount.ts';
import { distanceOf, formatDistance } from '../../../lib/relativeTime.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { LimitPanel } from '../limit/LimitPanel.tsx';
import { VideoPlayer } from '../player/VideoPlayer.tsx';
import { useAskAddress } from './opening.ts';
import { useOpening } from './useOpening.ts';
import * as css from './watch.css.ts';

type Props = {
  video: Video;
  /** Takes the answer that the press on the video has asked for; null where the page was opened by its address. */
  takeOpening: (() => Promise<VideoCount>) | null;
};

/** One video: it plays, or no view is left for it; and what there is to know of it. */
export function VideoPage({ video, takeOpening }: Props) {
  const { videoId } = video;
  const askAddress = useAskAddress();
  const { opening, left, take, reset } = useOpening();
  // Whoever was let on by a code has pressed the video before.
  const [isActivated, setIsActivated] = useState(false);
  const ask = (): void => take(takeOpening?.() ?? askAddress(videoId));
  return (
    <>
      {opening.status === 'limit' ? (
        <LimitPanel
          resetsAt={opening.resetsAt}
          onActivated={() => {
            setIsActivated(true);
            reset();
          }}
        />
      ) : (
        <VideoPlayer
          video={video}
          opening={opening}
          onAsk={ask}
          startsByItself={takeOpening !== null || isActivated}
        />
      )}
      <About video={video} left={left} />
    </>
  );
}

function About({ video, left }: { video: Video; left: number | null }) {
  const { t } = useTranslation('video.list');
  const tag = useLanguageTag();
  const [now] = useState(Date.now);
  const { title, views, publishedAt } = video;
  const watched = t('views', { count: views, shown: abbreviateCount(views, tag) });
  const age = formatDistance(distanceOf(publishedAt, now), { tag, justNow: t('justNow') });
  return (
    <div className={css.about}>
      <h2 className={css.title} dir="auto">
        {title}
      </h2>
      <p className={css.facts}>{t('viewsAndAge', { watched, age })}</p>
      {left !== null && (
        <p className={css.left} role="status">
          <Icon of={Ticket} size={16} />
          {t('viewsLeft', { count: left })}
        </p>
      )}
    </div>
  );
}
