import { useLayoutEffect, useMemo, useRef } from 'react';
import type { ShownTimeline } from '../../../core/messaging/hooks/useTimeline.ts';
import { useMessageKinds } from '../kinds/messageKinds.ts';
import { type BuildInput, buildRows } from './buildRows.ts';
import { keepRows } from './keepRows.ts';
import { knownAlbumsOf, noAlbums } from './knownAlbums.ts';
import type { TimelineRow } from './timelineRow.ts';

type Input = Pick<BuildInput, 'selfId' | 'isGroup' | 'isTyping' | 'firstUnreadKey' | 'foundKey'>;

const noRows: ReadonlyMap<string, TimelineRow> = new Map();

/** @returns the rows of a conversation: the same as long as nothing in them changes, and each of them as well */
export function useTimelineRows(timeline: ShownTimeline, input: Input): TimelineRow[] {
  const { messages, hasOlder, hasNewer } = timeline;
  const { selfId, isGroup, isTyping, firstUnreadKey, foundKey } = input;
  const kinds = useMessageKinds();
  const knownAlbums = useRef(noAlbums);
  const knownRows = useRef(noRows);
  const rows = useMemo(() => {
    const shown = { messages, kinds, selfId, isGroup, hasOlder, hasNewer, isTyping };
    const albums = knownAlbums.current;
    const built = buildRows({ ...shown, firstUnreadKey, foundKey, knownAlbums: albums });
    return keepRows(built, knownRows.current);
  }, [messages, kinds, selfId, isGroup, hasOlder, hasNewer, isTyping, firstUnreadKey, foundKey]);
  useLayoutEffect(() => {
    knownAlbums.current = knownAlbumsOf(rows);
    knownRows.current = new Map(rows.map((row) => [row.key, row]));
  }, [rows]);
  return rows;
}
