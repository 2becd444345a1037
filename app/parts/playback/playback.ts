/** A clip to play, as calls give it: `contract/media/clip.ts`. */
export type ClipSource = { url: string; type: 'mp4' | 'hls' };

export type PlaybackProblem =
  /** It did not come, or stopped coming. */
  | 'network'
  /** Its address is refused (401, 403, 410): a new one may be had. */
  | 'expired'
  /** It came, and this browser cannot play it; or its address may not be asked for. */
  | 'unplayable';

/** What became of a clip, in whatever way it is played. */
export type PlaybackFact =
  /** It waits for more of the clip. */
  | { type: 'waiting' }
  /** A first picture of it is on the screen: whatever stood in its place can go. */
  | { type: 'shown' }
  | { type: 'playing' }
  /** By the person, by the browser, or because another one plays. */
  | { type: 'paused' }
  /** The browser starts nothing without a touch, as with little battery. The clip is ready. */
  | { type: 'refused' }
  | { type: 'ended' }
  /** It is stopped, and nothing more is told. */
  | { type: 'failed'; problem: PlaybackProblem };

/** Hears what became of one way to play a clip, until that is stopped. */
export type WayEvents = {
  /** The element has its source, and may be started. */
  onReady: () => void;
  /** Never before the way has returned. */
  onFailed: (problem: PlaybackProblem) => void;
};

/**
 * One way to bring a clip into an element.
 * @returns takes it out again, with all that was loaded
 */
export type PlaybackWay = (
  film: HTMLVideoElement,
  clip: { url: string; at: number },
  events: WayEvents,
) => () => void;
