import { useAtomValue } from 'jotai';
import { LazyPart } from '../../core/lazy/LazyPart.tsx';
import type { PartSource } from '../../core/lazy/loadedParts.ts';
import { isPlayingSeenAtom, playingKeyAtom } from './voiceAtoms.ts';

const bar: PartSource<object> = {
  load: async () => (await import('./PlayingBar.tsx')).PlayingBar,
};

/** Where a bar stands for the voice message that plays while its bubble is out of sight. */
export function PlayingPlace() {
  const isPlaying = useAtomValue(playingKeyAtom) !== null;
  const isSeen = useAtomValue(isPlayingSeenAtom);
  return isPlaying && !isSeen && <LazyPart source={bar} props={{}} isAside />;
}
