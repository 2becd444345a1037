import { useEffect, useMemo } from 'react';
import { useTranslation } from '../../../../core/i18n/translation.tsx';
import { messageKeyOf } from '../../../../core/messaging/messageRef.ts';
import { useMediaAddress } from '../../../../core/platform/mediaAddress.ts';
import { useSaveMessageFile } from '../../../../parts/message/useSaveMessageFile.ts';
import { canCopyPictures } from '../../../../platform/clipboard.ts';
import { subscribeOnline } from '../../../../platform/network.ts';
import { playAlone } from '../../../../platform/playAlone.ts';
import { ImageViewer, type ViewedImage } from '../../../../ui/ImageViewer.tsx';
import { showToast } from '../../../../ui/toasts.ts';
import { useCopyPicture } from '../media/useCopyPicture.ts';
import { useMessageKinds } from '../messageKinds.ts';
import { useUnsentUrls } from './useUnsentUrls.ts';
import { useViewed, type Viewed } from './useViewed.ts';
import { type Among, useViewedAmong } from './useViewedAmong.ts';
import { ViewerEdge } from './ViewerEdge.tsx';
import { ViewerGone } from './ViewerGone.tsx';

export type MediaViewerProps = {
  conversationID: string;
  /** `messageKeyOf` the message it opens at. */
  at: string;
  onClose: () => void;
};

export type ListViewerProps = {
  among: Among;
  /** `messageKeyOf` the message it opens at. */
  at: string;
  onClose: () => void;
};

/** The pictures and videos of the conversation, one after the other to both of its ends. */
export function MediaViewer({ conversationID, at, onClose }: MediaViewerProps) {
  return <ShownMedia {...useViewed(conversationID, at)} onClose={onClose} />;
}

/** The pictures and videos that a list found. */
export function ListViewer({ among, at, onClose }: ListViewerProps) {
  return <ShownMedia {...useViewedAmong(among, at)} onClose={onClose} />;
}

function ShownMedia(props: Viewed & { onClose: () => void }) {
  const { viewed, start, isGone, isWhole, edge, onView, look, onClose } = props;
  const { t } = useTranslation('chat.media');
  const { viewedOf } = useMessageKinds();
  const unsent = useUnsentUrls(viewed);
  const save = useSaveMessageFile();
  const copyPicture = useCopyPicture();
  const addressOf = useMediaAddress();
  const images = useMemo(
    () =>
      unsent &&
      viewed.flatMap((message, index): ViewedImage | [] => {
        const media = viewedOf(message);
        if (!media) return [];
        const { url, name: saveAs } = media;
        const isVideo = media.form === 'video';
        const name = messageKeyOf(message);
        const place = { index: index + 1, count: viewed.length };
        // While there may be more, nobody knows which of how many it is.
        const alone = isVideo ? t('video') : t('photo');
        const counted = isVideo ? t('videoPosition', place) : t('photoPosition', place);
        const alt = isWhole ? counted : alone;
        const src = unsent.get(message.clientMsgID) ?? addressOf(url);
        if (src === null) return { name, refused: true, alt };
        const poster = addressOf(media.poster ?? '');
        if (isVideo) return { name, video: src, poster, alt, saveAs };
        const isCopied = typeof media.copied === 'string';
        return { name, src, alt, saveAs, canCopy: canCopyPictures() && isCopied };
      }),
    [unsent, viewed, viewedOf, isWhole, addressOf, t],
  );
  const copy = (name: string): void => {
    const message = viewed.find((one) => messageKeyOf(one) === name);
    if (message) void copyPicture(message, viewedOf(message)?.copied ?? '');
  };
  const isEmpty = start < 0 || viewed.length === 0;
  useEffect(() => {
    if (!isEmpty) return;
    onClose();
    if (isGone) showToast(t('pictureGone'));
  }, [isEmpty, isGone, onClose, t]);
  if (isEmpty || !images) return null;
  const further = edge && <ViewerEdge {...edge} onLook={() => look(edge.side)} />;
  return (
    <ImageViewer
      images={images}
      start={start}
      onClose={onClose}
      onView={onView}
      note={isGone ? <ViewerGone /> : further}
      onCopy={copy}
      onSave={({ src, saveAs }) => void save({ url: src, name: saveAs })}
      onPlay={playAlone}
      subscribeOnline={subscribeOnline}
      texts={{
        viewer: t('viewer'),
        close: t('close'),
        previous: t('previous'),
        next: t('next'),
        zoomIn: t('zoomIn'),
        zoomOut: t('zoomOut'),
        save: t('save'),
        copy: t('copyPhoto'),
        broken: t('photoFailed'),
        brokenVideo: t('videoFailed'),
        tryAgain: t('tryAgain'),
        refused: t('photoRefused'),
      }}
    />
  );
}
