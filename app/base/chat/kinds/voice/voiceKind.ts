import { Mic } from 'lucide-react';
import { contentType } from '../../../../contract/gateway/enums.ts';
import { namedKind } from '../namedKind.ts';

export const voiceKind = namedKind({
  id: 'voice',
  contentTypes: [contentType.voice],
  glyph: Mic,
  nameKey: 'voice',
  tagKey: 'voiceTag',
});
