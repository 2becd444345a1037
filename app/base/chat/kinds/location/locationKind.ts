import { MapPin } from 'lucide-react';
import { contentType } from '../../../../contract/gateway/enums.ts';
import { namedKind } from '../namedKind.ts';

export const locationKind = namedKind({
  id: 'location',
  contentTypes: [contentType.location],
  glyph: MapPin,
  nameKey: 'location',
  tagKey: 'locationTag',
});
