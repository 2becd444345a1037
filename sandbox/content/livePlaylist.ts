type Segment = { uri: string; milliseconds: number; map: string };
type Clock = { startedAtMs: number; nowMs: number; windowSegments: number };

/**
 * Lets a clip that was recorded pass as a live one: its CMAF segments follow one another by the clock, over
 * and over (RFC 8216; the loop begins anew with a discontinuity, for its timestamps do).
 * @param vodPlaylist text of a media playlist that has ended
 * @param clock milliseconds; `windowSegments` is how many segments are offered at most
 * @returns the media playlist of this moment, with one segment at least
 * @throws where the playlist has no segments
 */
export function livePlaylist(vodPlaylist: string, clock: Clock): string {
  const segments = readSegments(vodPlaylist);
  const loop = segments.reduce((sum, one) => sum + one.milliseconds, 0);
  if (loop <= 0) throw new Error('The playlist has no segments.');
  const begun = begunSegments(segments, Math.max(0, clock.nowMs - clock.startedAtMs), loop);
  const first = Math.max(0, begun - clock.windowSegments);
  const longest = Math.max(...segments.map((one) => one.milliseconds));
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.ceil(longest / 1000)}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${first === 0 ? 0 : Math.floor((first - 1) / segments.length)}`,
  ];
  let map = '';
  for (let number = first; number < begun; number++) {
    const index = number % segments.length;
    const segment = segments[index] as Segment;
    if (index === 0 && number > 0) lines.push('#EXT-X-DISCONTINUITY');
    if (segment.map !== map) lines.push(segment.map);
    map = segment.map;
    const start =
      clock.startedAtMs + Math.floor(number / segments.length) * loop + lengthOf(segments, index);
    lines.push(
      `#EXT-X-PROGRAM-DATE-TIME:${new Date(start).toISOString()}`,
      `#EXTINF:${(segment.milliseconds / 1000).toFixed(3)},`,
      segment.uri,
    );
  }
  return `${lines.join('\n')}\n`;
}

/** How many segments have begun after a time, counted over all loops. */
function begunSegments(segments: readonly Segment[], elapsed: number, loop: number): number {
  const rest = elapsed % loop;
  const inLoop = segments.filter((_one, index) => lengthOf(segments, index) <= rest).length;
  return Math.floor(elapsed / loop) * segments.length + inLoop;
}

/** Milliseconds of the segments before one. */
function lengthOf(segments: readonly Segment[], count: number): number {
  return segments.slice(0, count).reduce((sum, one) => sum + one.milliseconds, 0);
}

/** Whole milliseconds, so that nothing drifts over many loops. */
function readSegments(playlist: string): Segment[] {
  const segments: Segment[] = [];
  let map = '';
  let milliseconds = 0;
  for (const line of playlist.split(/\r?\n/)) {
    if (line.startsWith('#EXT-X-MAP:')) map = line;
    else if (line.startsWith('#EXTINF:'))
      milliseconds = Math.round(Number.parseFloat(line.slice(8)) * 1000);
    else if (line !== '' && !line.startsWith('#') && milliseconds > 0)
      segments.push({ uri: line, milliseconds, map });
  }
  return segments;
}
