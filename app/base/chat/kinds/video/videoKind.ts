import { Video } from 'lucide-react';
import { contentType } from '../../../../contract/gateway/contentType.ts';
import type { StoredMessage } from '../../../../core/messaging/storedMessage.ts';
import type { BubbleKind, ViewedMedia } from '../../../../parts/message/messageKind.ts';
import { videoBox } from '../media/mediaBox.ts';
import { savedName } from '../media/savedName.ts';
import { namedKind } from '../namedKind.ts';

export const videoKind: BubbleKind = {
  ...namedKind({
    id: 'video',
    contentTypes: [contentType.video],
    glyph: Video,
    nameKey: 'video',
    tagKey: 'videoTag',
  }),
  content: {
    form: 'part',
    source: {
      load: async () => (await import('./VideoContent.tsx')).VideoContent,
    },
    box: ({ videoElem }) => videoBox(videoElem?.snapshotWidth ?? 0, videoElem?.snapshotHeight ?? 0),
  },
  frame: 'bare',
  viewed: filmOf,
  file(message) {
    const { url, name } = filmOf(message);
    return url === '' ? null : { url, name };
  },
};

function filmOf(message: StoredMessage): ViewedMedia {
  const { videoUrl: url = '', snapshotUrl: poster = '' } = message.videoElem ?? {};
  return { form: 'video', url, name: savedName('video', message, url), poster };
}
