import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { live } from '../../../brand/tabPlaces/live.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { ReadPart } from '../../../core/query/ReadPart.tsx';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LiveDrawing } from '../../../ui/drawings/LiveDrawing.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { readFilter, writeFilter } from '../filterAddress.ts';
import { Feed } from './Feed.tsx';
import { useFeedClips } from './useFeedClips.ts';

/** /pages/love/video?id=…: highlights that fill the page, one after another, by the filters of the address. */
export function FeedScreen() {
  const { t } = useTranslation(['highlights.feed', 'highlights.labels']);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [start] = useState(() => ({ id: search.get('id') ?? '', filter: readFilter(search) }));
  const { clips, isGone, read, refresh } = useFeedClips(start.id, start.filter);
  const isReplaced = isGone && clips.length > 0;
  const tellReplaced = useEffectEvent(() => showToast(t('goneTitle')));
  useEffect(() => {
    if (isReplaced) tellReplaced();
  }, [isReplaced]);
  const parent = `${live.path}?${writeFilter(start.filter)}`;
  if (clips.length > 0) {
    return <Feed clips={clips} startId={start.id} read={read} refresh={refresh} parent={parent} />;
  }
  return (
    <SubScreen title={t('highlights.labels:name')} parent={parent}>
      <ReadPart
        read={read}
        failedTitle={t('failedTitle')}
        empty={{
          isEmpty: () => true,
          content: (
            <EmptyState
              drawing={<LiveDrawing />}
              title={t('goneTitle')}
              sentence={t('goneSentence')}
              action={
                <Button
                  look="second"
                  size="small"
                  onClick={() => navigate(live.path, { replace: true })}
                >
                  {t('toAll')}
                </Button>
              }
            />
          ),
        }}
      >
        {() => null}
      </ReadPart>
    </SubScreen>
  );
}
