import { Smile } from 'lucide-react';
import { contentType } from '../../../../contract/gateway/enums.ts';
import { namedKind } from '../namedKind.ts';

export const stickerKind = namedKind({
  id: 'sticker',
  contentTypes: [contentType.face],
  glyph: Smile,
  nameKey: 'sticker',
  tagKey: 'stickerTag',
});
