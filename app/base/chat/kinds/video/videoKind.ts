import { Video } from 'lucide-react';
import { contentType } from '../../../../contract/gateway/enums.ts';
import { namedKind } from '../namedKind.ts';

export const videoKind = namedKind({
  id: 'video',
  contentTypes: [contentType.video],
  glyph: Video,
  nameKey: 'video',
  tagKey: 'videoTag',
});
