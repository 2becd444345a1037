import { Sticker } from 'lucide-react';
import { contentType } from '../../../../contract/gateway/contentType.ts';
import { namedKind } from '../namedKind.ts';

/** A sticker by its name alone, which is all that one shows that cannot be drawn. */
export const namedSticker = namedKind({
  id: 'sticker',
  contentTypes: [contentType.face],
  glyph: Sticker,
  nameKey: 'sticker',
  tagKey: 'stickerTag',
});
