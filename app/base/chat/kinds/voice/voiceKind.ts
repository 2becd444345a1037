import { Mic } from 'lucide-react';
import { contentType } from '../../../../contract/gateway/contentType.ts';
import { clockLength } from '../../../../lib/clockLength.ts';
import type { BubbleKind } from '../../../../parts/message/messageKind.ts';
import { namedKind } from '../namedKind.ts';

const declared = namedKind({
  id: 'voice',
  contentTypes: [contentType.voice],
  glyph: Mic,
  nameKey: 'voice',
  tagKey: 'voiceTag',
  detail: ({ soundElem }) => (soundElem?.duration ? clockLength(soundElem.duration) : ''),
});

export const voiceKind: BubbleKind = {
  ...declared,
  content: {
    form: 'part',
    source: {
      load: async () => (await import('./VoiceBubble.tsx')).VoiceBubble,
    },
  },
};
