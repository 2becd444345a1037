import { Play } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { messageKeyOf } from '../../../core/messaging/messageRef.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { type OpenedSheet, useOpenSheet } from '../../../core/overlay/SheetHost.tsx';
import { useMediaAddress } from '../../../core/platform/mediaAddress.ts';
import { useToday } from '../../../core/time/useToday.ts';
import { clockLength } from '../../../lib/clockLength.ts';
import { dayName } from '../../../lib/dayTime.ts';
import { isolated } from '../../../lib/isolated.ts';
import { usePersonName } from '../../../parts/person/usePersonName.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { LongRows } from '../../../ui/LongRows.tsx';
import { useLongPress } from '../../../ui/useLongPress.ts';
import { dayNames } from '../calendar/dayNames.ts';
import { MediaProblem } from '../kinds/media/MediaProblem.tsx';
import { usePictureLoad } from '../kinds/media/usePictureLoad.ts';
import { useMessageKinds } from '../kinds/messageKinds.ts';
import type { ListViewerProps } from '../kinds/viewer/MediaViewer.tsx';
import * as css from './ChatMedia.css.ts';
import type { MediaListProps } from './FoundMedia.tsx';
import { type MonthRow, monthRows } from './monthRows.ts';

const viewer = {
  load: async () => (await import('../kinds/viewer/MediaViewer.tsx')).ListViewer,
};

/** Pictures side by side, on every phone. */
const columns = 3;

type Props = MediaListProps & {
  isSearching: boolean;
  hasFailed: boolean;
  /** Missing where there is no more. */
  loadMore: (() => void) | undefined;
};

/** The photos and videos of a conversation, month by month; a tap looks at one among all of them. */
export function MediaGrid(props: Props) {
  const { messages, openMenu } = props;
  const { t } = useTranslation('chat.shared');
  const tag = useLanguageTag();
  const rows = useMemo(() => monthRows(messages, columns), [messages]);
  const view = useListViewer(props);
  return (
    <LongRows label={t('media')} rows={rows} keyOf={keyOf} className={css.grid}>
      {(row) =>
        'month' in row ? (
          <h2 className={css.month}>{dayNames(tag).month(row.month)}</h2>
        ) : (
          <div className={css.row}>
            {row.messages.map((message) => (
              <MediaTile
                key={messageKeyOf(message)}
                message={message}
                onView={view}
                openMenu={openMenu}
              />
            ))}
          </div>
        )
      }
    </LongRows>
  );
}

const keyOf = ({ key }: MonthRow): string => key;

/** @returns looks at one of them; what comes in, or goes, does so in the viewer too */
function useListViewer({ messages, isSearching, hasFailed, loadMore }: Props) {
  const openSheet = useOpenSheet();
  const opened = useRef<OpenedSheet<ListViewerProps> | null>(null);
  const among = useMemo(
    (): ListViewerProps['among'] => ({
      viewed: [...messages].reverse(),
      status: isSearching ? 'busy' : hasFailed ? 'failed' : 'idle',
      look: loadMore ?? null,
    }),
    [messages, isSearching, hasFailed, loadMore],
  );
  useEffect(() => opened.current?.update(() => ({ among })), [among]);
  return (message: StoredMessage): void => {
    opened.current = openSheet(viewer, { among, at: messageKeyOf(message) }, () => {
      opened.current = null;
    });
  };
}

type TileProps = {
  message: StoredMessage;
  onView: (message: StoredMessage) => void;
} & Pick<MediaListProps, 'openMenu'>;

function MediaTile({ message, onView, openMenu }: TileProps) {
  const { t } = useTranslation(['chat.shared', 'chat.media']);
  const tag = useLanguageTag();
  const today = useToday();
  const nameOf = usePersonName();
  const addressOf = useMediaAddress();
  const media = useMessageKinds().viewedOf(message);
  const button = useRef<HTMLButtonElement>(null);
  const press = useLongPress(() => button.current && openMenu(message, button.current));
  const isVideo = media?.form === 'video';
  // A video without a still has its glyph alone.
  const src = addressOf(media?.poster || (isVideo ? '' : (media?.url ?? '')));
  const { attempt, status, retry, onLoad, onError } = usePictureLoad(src);
  const said = {
    name: isolated(nameOf({ userID: message.sendID, nickname: message.senderNickname })),
    day: dayName(message.sendTime, today, tag),
  };
  const seconds = message.videoElem?.duration ?? 0;
  if (status === 'failed') {
    return (
      <span className={css.tile}>
        <MediaProblem text={t('chat.media:photoFailed')} onRetry={retry} isSmall />
      </span>
    );
  }
  return (
    <button
      ref={button}
      type="button"
      className={css.tile}
      aria-label={isVideo ? t('videoFrom', said) : t('photoFrom', said)}
      onClick={() => onView(message)}
      {...press}
    >
      {src !== null && (
        <img
          key={attempt}
          className={`${css.picture} ${status === 'loaded' ? '' : css.unseen}`}
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onLoad={onLoad}
          onError={onError}
        />
      )}
      {isVideo && (
        <span className={css.length}>
          <Icon of={Play} size={14} />
          {seconds > 0 && clockLength(seconds)}
        </span>
      )}
    </button>
  );
}
