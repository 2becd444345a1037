import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contentType } from '../../../../contract/gateway/enums.ts';
import { timelinesAtom } from '../../../../core/messaging/messagingAtoms.ts';
import type { StoredMessage } from '../../../../core/messaging/storedMessage.ts';
import { useMediaAddress } from '../../../../core/platform/mediaAddress.ts';
import { useSaveMessageFile } from '../../../../parts/message/useSaveMessageFile.ts';
import { playAlone } from '../../../../platform/playAlone.ts';
import { ImageViewer, type ViewedImage } from '../../../../ui/ImageViewer.tsx';
import { pictureOf } from '../media/pictureOf.ts';
import { savedName } from '../media/savedName.ts';
import { useUnsentUrls } from './useUnsentUrls.ts';
import { viewedMessages } from './viewedMessages.ts';

export type MediaViewerProps = {
  conversationID: string;
  /** `messageKeyOf` the message it opens at. */
  at: string;
  onClose: () => void;
};

/** The pictures and videos of the conversation, as far as it is loaded when this opens. */
export function MediaViewer({ conversationID, at, onClose }: MediaViewerProps) {
  const { t } = useTranslation('chat.media');
  const messages = useAtomValue(timelinesAtom).get(conversationID)?.messages ?? [];
  // What comes in meanwhile moves nothing from under the eyes of who looks.
  const [{ viewed, start }] = useState(() => viewedMessages(messages, at));
  const unsent = useUnsentUrls(viewed);
  const save = useSaveMessageFile();
  const addressOf = useMediaAddress();
  const images = useMemo(
    () =>
      unsent &&
      viewed.map((message, index): ViewedImage => {
        const isVideo = message.contentType === contentType.video;
        const place = { index: index + 1, count: viewed.length };
        const alt = isVideo ? t('videoPosition', place) : t('photoPosition', place);
        const url = isVideo ? (message.videoElem?.videoUrl ?? '') : pictureOf(message).url;
        const src = unsent.get(message.clientMsgID) ?? addressOf(url);
        if (src === null) return { refused: true, alt };
        const saveAs = savedName(isVideo ? 'video' : 'photo', message, url);
        if (!isVideo) return { src, alt, saveAs };
        return { video: src, poster: addressOf(stillOf(message)), alt, saveAs };
      }),
    [unsent, viewed, addressOf, t],
  );
  const isGone = start < 0;
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  if (isGone || !images) return null;
  return (
    <ImageViewer
      images={images}
      start={start}
      onClose={onClose}
      onSave={({ src, saveAs }) => void save({ url: src, name: saveAs })}
      onPlay={playAlone}
      texts={{
        viewer: t('viewer'),
        close: t('close'),
        previous: t('previous'),
        next: t('next'),
        zoomIn: t('zoomIn'),
        zoomOut: t('zoomOut'),
        save: t('save'),
        broken: t('photoFailed'),
        brokenVideo: t('videoFailed'),
        refused: t('photoRefused'),
      }}
    />
  );
}

function stillOf({ videoElem }: StoredMessage): string {
  return videoElem?.snapshotUrl ?? '';
}
