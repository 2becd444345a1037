import { playsHlsItself } from '../../platform/mediaSource.ts';
import { loadEngine } from './engineWay.ts';
import type { ClipSource } from './playback.ts';

/** For a press that leads to a clip: fetches what plays its type here, while its address is on the way. */
export function preparePlay(type: ClipSource['type']): void {
  // A failure is told to whoever plays.
  if (type === 'hls' && !playsHlsItself()) loadEngine().catch(() => undefined);
}
