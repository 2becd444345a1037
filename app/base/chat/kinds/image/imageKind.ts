import { Image } from 'lucide-react';
import { contentType } from '../../../../contract/gateway/enums.ts';
import { namedKind } from '../namedKind.ts';

export const imageKind = namedKind({
  id: 'image',
  contentTypes: [contentType.picture],
  glyph: Image,
  nameKey: 'image',
  tagKey: 'imageTag',
});
