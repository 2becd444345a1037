import { useLayoutEffect, useMemo, useRef } from 'react';
import type { ShownTimeline } from '../../../core/messaging/hooks/useTimeline.ts';
import { useMessageKinds } from '../kinds/messageKinds.ts';
import { type BuildInput, buildRows } from './buildRows.ts';
import { knownAlbumsOf, noAlbums } from './knownAlbums.ts';
import type { TimelineRow } from './timelineRow.ts';

type Input = Pick<BuildInput, 'selfId' | 'isGroup' | 'isTyping' | 'firstUnreadKey' | 'foundKey'>;

/** @returns the rows of a conversation: the same as long as nothing in them changes */
export function useTimelineRows(timeline: ShownTimeline, input: Input): TimelineRow[] {
  const { messages, hasOlder, hasNewer } = timeline;
  const { selfId, isGroup, isTyping, firstUnreadKey, foundKey } = input;
  const kinds = useMessageKinds();
  const knownAlbums = useRef(noAlbums);
  const rows = useMemo(() => {
    const shown = { messages, kinds, selfId, isGroup, hasOlder, hasNewer, isTyping };
    return buildRows({ ...shown, firstUnreadKey, foundKey, knownAlbums: knownAlbums.current });
  }, [messages, kinds, selfId, isGroup, hasOlder, hasNewer, isTyping, firstUnreadKey, foundKey]);
  useLayoutEffect(() => {
    knownAlbums.current = knownAlbumsOf(rows);
  }, [rows]);
  return rows;
}
