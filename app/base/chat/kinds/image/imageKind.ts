import { Image } from 'lucide-react';
import { contentType } from '../../../../contract/gateway/contentType.ts';
import type { StoredMessage } from '../../../../core/messaging/storedMessage.ts';
import type { BubbleKind, ViewedMedia } from '../../../../parts/message/messageKind.ts';
import { copiedPictureOf } from '../media/copiedPictureOf.ts';
import { mediaBox } from '../media/mediaBox.ts';
import { pictureOf } from '../media/pictureOf.ts';
import { savedName } from '../media/savedName.ts';
import { namedKind } from '../namedKind.ts';
import { albumBox } from './albumBox.ts';

const named = namedKind({
  id: 'image',
  contentTypes: [contentType.picture],
  glyph: Image,
  nameKey: 'image',
  tagKey: 'imageTag',
});

export const imageKind: BubbleKind = {
  ...named,
  menu: ['copy', ...named.menu],
  copiedPicture: copiedPictureOf,
  content: {
    form: 'part',
    source: {
      load: async () => (await import('./ImageContent.tsx')).ImageContent,
    },
    box(message) {
      const { width, height } = pictureOf(message);
      return mediaBox(width, height);
    },
  },
  frame: 'bare',
  album: {
    // What did not go has a mark of its own, and can be sent again.
    canJoin: ({ state, pictureElem }) => state !== 'failed' && Boolean(pictureElem),
    source: {
      load: async () => (await import('./AlbumContent.tsx')).AlbumContent,
    },
    box: albumBox,
  },
  viewed: photoOf,
  file(message) {
    const { url, name } = photoOf(message);
    return url === '' ? null : { url, name };
  },
};

function photoOf(message: StoredMessage): ViewedMedia {
  const { url, smallUrl: poster } = pictureOf(message);
  const name = savedName('photo', message, url);
  return { form: 'photo', url, name, poster, copied: copiedPictureOf(message) };
}
